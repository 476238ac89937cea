// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkMobile } from '../domain/validators/mobile.js';
import { checkUsername } from '../domain/validators/account-name.js';
import type { FormLimits } from './field-limits.js';

/** Fields of `dataScope.add`. */
export const add = {
  userName: { check: checkUsername, maxLength: 20 },
  phone: { check: checkMobile, maxLength: 20 },
  providerCode: { required: true, maxLength: 20 },
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
  expiresAt: { pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/ },
} as const satisfies FormLimits;
