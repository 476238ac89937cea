import type { ErrorKey } from '@ca-portal/api/domain';
import { checkViolation, uniqueViolation } from '../../db/db.js';

const refusals: Readonly<Record<string, ErrorKey>> = {
  users_username_unique: 'usernameTaken',
  users_phone_unique: 'phoneTaken',
  users_mobile_name_own: 'usernameIsPhone',
};

/** The error for a unique violation of names or phones; undefined for other errors. */
export const accountTaken = (error: unknown): ErrorKey | undefined =>
  refusals[uniqueViolation(error) ?? checkViolation(error) ?? ''];
