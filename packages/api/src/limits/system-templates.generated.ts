// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `systemTemplates.update`. */
export const update = {
  topic: { required: "请输入标题", maxLength: 50 },
  content: { required: "请输入消息内容", maxLength: 500 },
  sms: { required: "请输入短信内容", maxLength: 300 },
} as const satisfies FormLimits;
