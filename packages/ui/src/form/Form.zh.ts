export const zhForm = {
  required: '（必填）',
  optional: '（选填）',
  requiredMessage: (label: string) => `请填写${label}。`,
  /** A reason as a full sentence. */
  asSentence: (reason: string) => (/[。！？.!?）)]$/.test(reason) ? reason : `${reason}。`),
  errorSummary: (count: number) => `还有 ${count} 处需要修改`,
};
