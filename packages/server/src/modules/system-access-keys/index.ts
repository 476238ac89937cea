import { randomUUID } from 'node:crypto';
import type { InputOf, systemAccessKeys } from '@ca-portal/api/contract';
import { accessKeyMostDays, formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { pageOf } from '../../db/paging.js';
import { accessKeys, sessions } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { contains, familyPart, momentOf } from '../../services/administration/index.js';
import { makeAccessKey } from '../../services/session/index.js';

type Status = 'valid' | 'expired' | 'revoked';
const dayMs = 86_400_000;

const statusOf = ({ revokedAt, expiresAt }: typeof accessKeys.$inferSelect, now: Date): Status =>
  revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'valid';
const withStatus = (status: Status | '' | undefined, now: Date) =>
  ({
    revoked: isNotNull(accessKeys.revokedAt),
    expired: and(isNull(accessKeys.revokedAt), lte(accessKeys.expiresAt, now)),
    valid: and(isNull(accessKeys.revokedAt), gt(accessKeys.expiresAt, now)),
  })[status || ('' as Status)];

/** The end of a key: in the future, and within the maximum lifetime. */
function endOf(text: string, now: Date): Date {
  const end = momentOf(text, 'expireTime');
  const days = (end.getTime() - now.getTime()) / dayMs;
  if (days > 0 && days <= accessKeyMostDays) return end;
  const message = days > 0 ? `有效期不能超过 ${accessKeyMostDays} 天` : '有效期须晚于现在';
  throw new InvalidInput([{ field: 'expireTime', message }]);
}

async function issue(
  { body }: InputOf<typeof systemAccessKeys.add>,
  context: CallContext,
): Promise<{ keyId: string; key: string }> {
  const { db, clock } = context.services;
  const { userId, roleId, name: createdBy } = sessionOf(context);
  const now = clock();
  const expiresAt = endOf(body.expireTime, now);
  const { key, ...kept } = makeAccessKey();
  const { name, groups, readOnly } = body;
  const keyId = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(accessKeys).values({
      ...kept,
      id: keyId,
      name,
      groups: [...new Set(groups)],
      readOnly,
      userId,
      roleId,
      createdBy,
      createdAt: now,
      expiresAt,
    });
    await recordAudit(tx, context, {
      action: 'access-key.add',
      subjectType: 'access-key',
      subjectId: keyId,
      details: { name, groups, readOnly, expireTime: body.expireTime },
    });
  });
  return { keyId, key };
}

async function revoke(keyId: string, context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  const now = clock();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(accessKeys)
      .set({ revokedAt: now })
      .where(and(eq(accessKeys.id, keyId), isNull(accessKeys.revokedAt)))
      .returning();
    if (!row) throw new PortalError('notFound');
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.accessKeyId, keyId), isNull(sessions.endedAt)));
    await recordAudit(tx, context, {
      action: 'access-key.remove',
      subjectType: 'access-key',
      subjectId: keyId,
      details: { name: row.name },
    });
  });
  return null;
}

export const systemAccessKeysHandlers: Handlers<typeof systemAccessKeys> = {
  async list({ query }, { services: { db, clock } }) {
    const now = clock();
    const where = and(contains(accessKeys.name, query.name), withStatus(query.status, now));
    const { rows, total } = await pageOf(
      db,
      accessKeys,
      { where, orderBy: [desc(accessKeys.createdAt), desc(accessKeys.id)] },
      familyPart(query),
    );
    return {
      rows: rows.map((row) => ({
        keyId: row.id,
        name: row.name,
        ending: row.ending,
        groups: row.groups,
        readOnly: row.readOnly,
        status: statusOf(row, now),
        createBy: row.createdBy,
        createTime: formatBeijing(row.createdAt),
        expireTime: formatBeijing(row.expiresAt),
        lastUsedTime: row.lastUsedAt && formatBeijing(row.lastUsedAt),
      })),
      total,
    };
  },
  add: (input, context) => issue(input, context),
  remove: ({ params }, context) => revoke(params.keyId, context),
};
