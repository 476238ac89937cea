// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** What the fields of its calls may hold. Texts of messages and SMS. */
export const limits = {
  update: {
    topic: { required: "请输入标题", maxLength: 50 },
    content: { required: "请输入消息内容", maxLength: 500 },
    sms: { required: "请输入短信内容", maxLength: 300 },
  },
} as const satisfies Readonly<Record<string, FormLimits>>;
