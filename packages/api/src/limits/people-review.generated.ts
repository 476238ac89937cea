// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** What the fields of its calls may hold. Review of people and companies. */
export const limits = {
  decidePerson: {
    reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
    items: { maxItems: 40 },
  },
  decideApplication: {
    reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
  },
  decideCompany: {
    reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
    items: { maxItems: 40 },
  },
  decideRecovery: {
    reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
  },
} as const satisfies Readonly<Record<string, FormLimits>>;
