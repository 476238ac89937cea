// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

// What the fields of its calls may hold, a call each: who asks for one leaves out the others. Transfers, refunds and reconciliation.

export const decideTransfer = {
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
  receivedFen: { min: 0, max: 10000000000, whole: true },
} as const satisfies FormLimits;

export const decideRefund = {
  from: { required: true },
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

export const closeDay = {
  explanation: { maxLength: 200 },
} as const satisfies FormLimits;
