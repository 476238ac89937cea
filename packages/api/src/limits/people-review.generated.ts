// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `peopleReview.decidePerson`. */
export const decidePerson = {
  reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
  items: { maxItems: 40 },
} as const satisfies FormLimits;

/** Fields of `peopleReview.decideApplication`. */
export const decideApplication = {
  reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

/** Fields of `peopleReview.decideCompany`. */
export const decideCompany = decidePerson;

/** Fields of `peopleReview.decideRecovery`. */
export const decideRecovery = decideApplication;
