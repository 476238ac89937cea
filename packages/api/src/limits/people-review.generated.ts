// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

// What the fields of its calls may hold, a call each: who asks for one leaves out the others. Review of people and companies.

export const decidePerson = {
  reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
  items: { maxItems: 40 },
} as const satisfies FormLimits;

export const decideApplication = {
  reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

export const decideCompany = {
  reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
  items: { maxItems: 40 },
} as const satisfies FormLimits;

export const decideRecovery = {
  reason: { required: "请填写驳回原因", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;
