// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkMobile, checkUsername } from '../domain/index.js';
import type { FormLimits } from './field-limits.js';

// What the fields of its calls may hold, a call each: who asks for one leaves out the others. Exceptions for single users and phones.

export const add = {
  userName: { check: checkUsername, maxLength: 20 },
  phone: { check: checkMobile, maxLength: 20 },
  providerCode: { required: true, maxLength: 20 },
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
  expiresAt: { pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/ },
} as const satisfies FormLimits;
