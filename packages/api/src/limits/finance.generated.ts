// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `finance.decideTransfer`. */
export const decideTransfer = {
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
  receivedFen: { min: 0, max: 10000000000, whole: true },
} as const satisfies FormLimits;

/** Fields of `finance.decideRefund`. */
export const decideRefund = {
  from: { required: true },
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

/** Fields of `finance.closeDay`. */
export const closeDay = {
  explanation: { maxLength: 200 },
} as const satisfies FormLimits;
