import { randomBytes } from 'node:crypto';
import type { RoleId } from '@ca-portal/api/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { loginLinks } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { keepingRefusals, logIn, hashOf, linkLives } from '../../services/session/index.js';

/**
 * A one-time token for a link into this portal, e.g. to continue in another browser. It ends with its
 * session.
 */
export async function issueLoginLink(
  { db, clock }: Services,
  { sessionId, userId, roleId }: Session,
  livesMs: number,
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + livesMs);
  await db
    .insert(loginLinks)
    .values({ secretHash: hashOf(token), sessionId, userId, roleId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** Login by token only (spec section 4): the token of a link becomes a session, once. */
export const loginByLink = (token: string, context: CallContext): Promise<{ token: string }> =>
  keepingRefusals(context, '', () => spendLink(token, context));

async function spendLink(token: string, context: CallContext): Promise<{ token: string }> {
  const { services } = context;
  const { db, clock } = services;
  const now = clock();
  const [link] = await db
    .update(loginLinks)
    .set({ usedAt: now })
    .where(
      and(eq(loginLinks.secretHash, hashOf(token)), isNull(loginLinks.usedAt), gt(loginLinks.expiresAt, now)),
    )
    .returning();
  if (!link || !(await linkLives(services, link))) throw new PortalError('loginLinkInvalid');
  return logIn(context, { userId: link.userId, roleId: link.roleId as RoleId, method: 'handover' });
}
