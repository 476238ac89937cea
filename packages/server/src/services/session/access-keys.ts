import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@ca-portal/api/contract';
import { accessKeyPattern, type RoleId } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { accessKeys, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { keepingRefusals } from './login-log.js';
import { logIn } from './password-login.js';
import { hashOf } from './tokens.js';

/** A new key, its stored hash, and the ending that lists show. */
export function makeAccessKey(): { key: string; secretHash: string; ending: string } {
  const key = `cak_${randomBytes(32).toString('base64url')}`;
  return { key, secretHash: hashOf(key), ending: key.slice(-4) };
}

/** Logs a script in. Every invalid key gets the same answer; the operation log has the key and the reason. */
export const logInByKey = (context: CallContext): Promise<{ token: string }> =>
  keepingRefusals(context, '', async () => {
    const { db, clock } = context.services;
    const given = context.accessKey ?? '';
    const now = clock();
    const [found] = accessKeyPattern.test(given)
      ? await db
          .select({ key: accessKeys, disabled: users.disabled, owned: userRoles.roleId })
          .from(accessKeys)
          .innerJoin(users, eq(users.id, accessKeys.userId))
          .leftJoin(
            userRoles,
            and(eq(userRoles.userId, accessKeys.userId), eq(userRoles.roleId, accessKeys.roleId)),
          )
          .where(eq(accessKeys.secretHash, hashOf(given)))
      : [];
    if (!found) throw new PortalError('accessKeyRefused');
    const { key, disabled, owned } = found;
    const refused =
      (key.revokedAt && 'revoked') ||
      (key.expiresAt <= now && 'expired') ||
      ((disabled || owned === null) && 'issuer') ||
      null;
    const actor = { userId: key.userId, roleId: key.roleId as RoleId };
    await recordAudit(db, context, {
      action: 'access-key.login',
      subjectType: 'access-key',
      subjectId: key.id,
      details: { name: key.name, ...(refused ? { refused } : {}) },
      actor,
    });
    if (refused) throw new PortalError('accessKeyRefused');
    await db.update(accessKeys).set({ lastUsedAt: now }).where(eq(accessKeys.id, key.id));
    return logIn(context, { ...actor, method: 'key', accessKey: key });
  });

/** Own account and logout; nothing else. */
const openToKeys: ReadonlySet<string> = new Set(['GET /getInfo', 'GET /getRouters', 'POST /logout']);

/** Lists by POST and exports count as reading. */
const isReading = ({ method, writes, envelope }: Endpoint): boolean =>
  method === 'GET' ? !writes : method === 'POST' && ['rows', 'binary'].includes(envelope);

/**
 * Checks that a script's key permits the call, and records each call, also refused ones. Public calls are not
 * checked.
 */
export async function expectKeyAdmits(group: string, row: Endpoint, context: CallContext): Promise<void> {
  const key = context.session?.accessKey;
  if (!key || row.access.kind !== 'user') return;
  const admitted =
    openToKeys.has(`${row.method} ${row.path}`) ||
    (key.groups.includes(group) && !row.notByKey && (!key.readOnly || isReading(row)));
  const { db, clock } = context.services;
  await recordAudit(db, context, {
    action: 'access-key.use',
    subjectType: 'access-key',
    subjectId: key.id,
    details: admitted ? {} : { refused: 'scope' },
  });
  await db.update(accessKeys).set({ lastUsedAt: clock() }).where(eq(accessKeys.id, key.id));
  if (!admitted) throw new PortalError('forbidden');
}
