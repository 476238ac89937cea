/** What the tester can choose. */
export interface Outcome {
  readonly label: string;
  readonly explanation: string;
  readonly icon: 'check' | 'cross' | 'twice' | 'clock' | 'warning';
}

export const lateNoticeMs = 30_000;

export const outcomes = {
  paid: { label: '支付成功', explanation: '通知并跳回，稍后再通知一次', icon: 'check' },
  failed: { label: '支付失败或取消', explanation: '不通知，跳回后订单保持待支付', icon: 'cross' },
  repeated: { label: '重复通知', explanation: '同时发送两次通知，只应入账一次', icon: 'twice' },
  late: { label: '通知延迟 30 秒', explanation: '先跳回，30 秒后才通知，用来检查轮询', icon: 'clock' },
  never: { label: '通知丢失', explanation: '已收款但不通知，平台应主动查询到账', icon: 'warning' },
  wrongAmount: {
    label: '金额不一致',
    explanation: '通知金额为 ¥0.01，平台应登记待退款，订单仍为待支付',
    icon: 'warning',
  },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof outcomes;
export const outcomeNames = Object.keys(outcomes) as [OutcomeName, ...OutcomeName[]];
