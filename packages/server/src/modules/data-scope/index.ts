import type { dataScope } from '@ca-portal/api/contract';
import { accountNameKey, formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { providerGrants, providers } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { momentOf } from '../../services/administration/index.js';
import { codeLookup, codeTypes, type CodeLookup } from '../../services/codes/index.js';
import { maskPhone } from '../../kernel/mask.js';

type GrantRow = typeof providerGrants.$inferSelect;

const entryOf = (row: GrantRow, nameOf: CodeLookup) => ({
  id: row.id,
  userName: row.username,
  phone: maskPhone(row.phone),
  providerCode: row.providerCode,
  providerName: nameOf(codeTypes.provider, row.providerCode) ?? '未知服务商名称',
  reason: row.reason,
  createBy: row.createdBy,
  createTime: formatBeijing(row.createdAt),
  expiresAt: row.expiresAt && formatBeijing(row.expiresAt),
});

export const dataScopeHandlers: Handlers<typeof dataScope> = {
  async list({ query }, { services: { db } }) {
    const words = query.keyword && likePattern(query.keyword);
    const where = and(
      isNull(providerGrants.removedAt),
      words
        ? or(
            ilike(providerGrants.username, words),
            ilike(providerGrants.phone, words),
            ilike(providerGrants.reason, words),
          )
        : undefined,
    );
    const { rows, total } = await pageOf(
      db,
      providerGrants,
      { where, orderBy: [desc(providerGrants.id)] },
      query,
    );
    const nameOf = await codeLookup(db);
    return { rows: rows.map((row) => entryOf(row, nameOf)), total };
  },

  async add({ body }, context) {
    const { db, clock } = context.services;
    const now = clock();
    const expiresAt = body.expiresAt === null ? null : momentOf(body.expiresAt, 'expiresAt');
    const row = await db.transaction(async (tx) => {
      // Locked, so that the same entry sent twice at once is stored once.
      const [provider] = await tx
        .select()
        .from(providers)
        .where(eq(providers.code, body.providerCode))
        .for('update');
      if (!provider) throw new PortalError('notFound');
      const [same] = await tx
        .select({ id: providerGrants.id })
        .from(providerGrants)
        .where(
          and(
            isNull(providerGrants.removedAt),
            eq(providerGrants.providerCode, body.providerCode),
            eq(sql`lower(${providerGrants.username})`, accountNameKey(body.userName)),
            eq(providerGrants.phone, body.phone),
            or(isNull(providerGrants.expiresAt), gt(providerGrants.expiresAt, now)),
          ),
        );
      if (same) throw new PortalError('nameTaken', { name: body.userName || maskPhone(body.phone) });
      const [kept] = await tx
        .insert(providerGrants)
        .values({
          username: body.userName,
          phone: body.phone,
          providerCode: body.providerCode,
          reason: body.reason,
          expiresAt,
          createdBy: sessionOf(context).name,
          createdAt: now,
        })
        .returning();
      if (!kept) throw new Error('an entry that was not kept');
      await recordAudit(tx, context, {
        action: 'provider-grant.add',
        subjectType: 'provider-grant',
        subjectId: String(kept.id),
        details: { providerCode: body.providerCode, userName: body.userName, reason: body.reason },
      });
      return kept;
    });
    return entryOf(row, await codeLookup(db));
  },

  async remove({ params }, context) {
    const { db, clock } = context.services;
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(providerGrants)
        .set({ removedAt: clock() })
        .where(and(eq(providerGrants.id, params.id), isNull(providerGrants.removedAt)))
        .returning();
      if (!row) throw new PortalError('notFound');
      await recordAudit(tx, context, {
        action: 'provider-grant.remove',
        subjectType: 'provider-grant',
        subjectId: String(row.id),
        details: { providerCode: row.providerCode, userName: row.username },
      });
    });
    return null;
  },
};
