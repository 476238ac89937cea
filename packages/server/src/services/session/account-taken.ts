import type { ErrorKey } from '@ca-portal/api/domain';
import { checkViolation, uniqueViolation } from '../../db/db.js';

const refusals: Readonly<Record<string, ErrorKey>> = {
  users_username_unique: 'usernameTaken',
  users_phone_unique: 'phoneTaken',
  users_mobile_name_own: 'usernameIsPhone',
};

/** Which rule about names and phones the database held against an account; undefined for other errors. */
export const accountTaken = (error: unknown): ErrorKey | undefined =>
  refusals[uniqueViolation(error) ?? checkViolation(error) ?? ''];
