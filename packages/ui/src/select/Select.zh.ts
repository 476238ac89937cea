export const zhSelect = {
  placeholder: '请选择',
  /** Why an option is disabled. */
  because: (label: string, reason: string) => `${label}（${reason}）`,
};
