import { randomBytes, randomUUID } from 'node:crypto';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq, lt } from 'drizzle-orm';
import { loginChallenges } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';

const livesMs = 2 * 60_000;

/** A new random text to sign. It states its purpose, so that a signature cannot be used for another one. */
export async function createChallenge({ db, clock }: Services) {
  const now = clock();
  const expiresAt = new Date(now.getTime() + livesMs);
  const challengeId = randomUUID();
  const text = `ca-portal login ${randomBytes(24).toString('hex')}`;
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
  await db.insert(loginChallenges).values({ id: challengeId, text, expiresAt });
  return { challengeId, text, expiresAt: formatBeijing(expiresAt) };
}

/** Removes a challenge for its only attempt and returns its text. */
export async function spendChallenge({ db, clock }: Services, challengeId: string): Promise<string> {
  const [kept] = await db.delete(loginChallenges).where(eq(loginChallenges.id, challengeId)).returning();
  if (!kept || kept.expiresAt <= clock()) throw new PortalError('challengeExpired');
  return kept.text;
}
