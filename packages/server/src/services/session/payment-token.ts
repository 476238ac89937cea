import { randomBytes } from 'node:crypto';
import type { RoleId } from '@ca-portal/api/domain';
import { and, eq, gt, lt } from 'drizzle-orm';
import { paymentTokens } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { hashOf, sessionById } from './tokens.js';

/** A page of the prepaid account is used for minutes, not hours. */
const livesMs = 30 * 60_000;

/**
 * Issues the second token, which the calls under `/prestoreAccount` carry instead of the login's. It acts in
 * the role of the session that requested it, and ends with the session.
 */
export async function issuePaymentToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sessionId, roleId }: Pick<Session, 'sessionId' | 'roleId'>,
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock();
  const secret = randomBytes(32).toString('hex');
  const expiresAt = new Date(now.getTime() + livesMs);
  await db.delete(paymentTokens).where(lt(paymentTokens.expiresAt, now));
  await db
    .insert(paymentTokens)
    .values({ secretHash: hashOf(secret), sessionId, roleId, createdAt: now, expiresAt });
  return { token: `zf.${secret}`, expiresAt };
}

/**
 * The session for which a second token was issued; null if the token is unknown or expired, or the session
 * has ended.
 */
export async function readPaymentSession(services: Services, token: string): Promise<Session | null> {
  const secret = /^zf\.([0-9a-f]{64})$/.exec(token)?.[1];
  if (!secret) return null;
  const [kept] = await services.db
    .select()
    .from(paymentTokens)
    .where(and(eq(paymentTokens.secretHash, hashOf(secret)), gt(paymentTokens.expiresAt, services.clock())));
  return kept ? sessionById(services, kept.sessionId, kept.roleId as RoleId) : null;
}

/**
 * A second token from a URL is accepted only for the user who is logged in: otherwise a stranger's link could
 * make a user see, spend or charge the stranger's balance.
 */
export async function checkPaymentToken(
  services: Services,
  token: string,
  { userId }: Session,
): Promise<void> {
  const issued = await readPaymentSession(services, token);
  if (issued?.userId !== userId) throw new PortalError('paymentTokenInvalid');
}
