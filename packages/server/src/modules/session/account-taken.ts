import type { ErrorKey } from '@ca-portal/api/domain';
import { uniqueViolation } from '../../db/db.js';

const taken: Readonly<Record<string, ErrorKey>> = {
  users_username_unique: 'usernameTaken',
  users_phone_unique: 'phoneTaken',
};

/** What of a new account belongs to somebody already, by the unique key that refused it; undefined for other errors. */
export const accountTaken = (error: unknown): ErrorKey | undefined => taken[uniqueViolation(error) ?? ''];
