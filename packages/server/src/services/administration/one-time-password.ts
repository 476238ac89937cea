import { randomInt } from 'node:crypto';
import { oneTimePasswordHours } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { users } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import { phoneTexts, sendText } from '../phone-texts/index.js';
import { endSessionsOf } from '../session/index.js';

/** Dossier 1.5: a one-time password is good for a day, and has to be changed at the login. */
const livesMs = oneTimePasswordHours * 3_600_000;

// Without characters that people confuse when they copy from a phone.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const small = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const pick = (from: string, count: number): string =>
  Array.from({ length: count }, () => from[randomInt(from.length)]).join('');

/** Twelve characters of all three kinds: about 60 bits. */
export const makePassword = (): string => `${pick(letters, 4)}@${pick(small, 4)}${pick(digits, 3)}`;

/** Sets a one-time password for the user and ends all his sessions. Slow: hash before the transaction. */
export async function setOneTimePassword(
  db: Db,
  { clock }: Services,
  user: { readonly id: string; readonly passwordHash: string },
): Promise<void> {
  const now = clock();
  await db
    .update(users)
    .set({ passwordHash: user.passwordHash, passwordExpiresAt: new Date(now.getTime() + livesMs) })
    .where(eq(users.id, user.id));
  await endSessionsOf(db, now, user.id);
}

/** Sends it to the phone of the account: nobody in the office ever sees it. */
export const sendOneTimePassword = (services: Services, phone: string, password: string): Promise<void> =>
  sendText(services, phone, phoneTexts.oneTimePassword(password));
