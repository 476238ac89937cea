// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** What the fields of its calls may hold. Transfers, refunds and reconciliation. */
export const limits = {
  decideTransfer: {
    reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
    receivedFen: { min: 0, max: 10000000000, whole: true },
  },
  decideRefund: {
    from: { required: true },
    reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
  },
  closeDay: {
    explanation: { maxLength: 200 },
  },
} as const satisfies Readonly<Record<string, FormLimits>>;
