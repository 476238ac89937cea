// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkTitle } from '../domain/validators/special-characters.js';
import type { FormLimits } from './field-limits.js';

/** Fields of `contentAdmin.add`. */
export const add = {
  title: { check: checkTitle, maxLength: 100 },
  category: { maxLength: 20 },
  summary: { maxLength: 200 },
  html: { maxLength: 50000 },
  link: { maxLength: 200 },
  attachmentIds: { maxItems: 10 },
  position: { required: true, min: 0, max: 9999, whole: true },
  publishAt: { pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/ },
  facts: { maxItems: 300 },
} as const satisfies FormLimits;

/** Fields of `contentAdmin.update`. */
export const update = add;

/** Fields of `contentAdmin.move`. */
export const move = {
  event: { required: true },
  restoreVersion: { required: true, min: 1, whole: true },
  reason: { required: true, minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;
