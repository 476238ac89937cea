// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkTitle } from '../domain/validators/special-characters.js';
import type { FormLimits } from './field-limits.js';

/** Fields of `couponAdmin.add`. */
export const add = {
  name: { check: checkTitle, maxLength: 100 },
  amount: { required: true, min: 1, max: 100000000, whole: true },
  type: { required: true },
  startTime: { required: true, pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/ },
  endTime: { required: true, pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/ },
  thresholdFen: { required: true, min: 0, max: 10000000000, whole: true },
  orderTypes: { maxItems: 12 },
  total: { required: true, min: 1, max: 1000000, whole: true },
  perPerson: { required: true, min: 1, max: 99, whole: true },
} as const satisfies FormLimits;

/** Fields of `couponAdmin.update`. */
export const update = add;

/** Fields of `couponAdmin.grant`. */
export const grant = {
  people: { required: "请填写账号或手机号", maxItems: 500, items: { required: true, maxLength: 50 } },
} as const satisfies FormLimits;
