// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

// What the fields of its calls may hold, a call each: who asks for one leaves out the others. Texts of messages and SMS.

export const update = {
  topic: { required: "请输入标题", maxLength: 50 },
  content: { required: "请输入消息内容", maxLength: 500 },
  sms: { required: "请输入短信内容", maxLength: 300 },
} as const satisfies FormLimits;
