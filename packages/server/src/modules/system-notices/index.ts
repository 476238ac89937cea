import type { SysNotice, systemNotices } from '@ca-portal/api/contract';
import { firstOfficeRole, formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/paging.js';
import { officeNoticeReads, officeNotices } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { sanitizeRichText } from '../../rich-text/sanitize.js';
import { contains, familyPart, flagOf, idsOf } from '../../services/administration/index.js';

type NoticeRow = typeof officeNotices.$inferSelect;
const shownOnTop = 5;

const headOf = (row: NoticeRow): Omit<SysNotice, 'noticeContent'> => ({
  noticeId: row.id,
  noticeTitle: row.title,
  noticeType: row.type,
  status: flagOf(row.closed),
  createBy: row.createdBy,
  createTime: formatBeijing(row.createdAt),
  remark: row.remark || null,
});
const sysNoticeOf = (row: NoticeRow): SysNotice => ({ ...headOf(row), noticeContent: row.content });

async function noticeRow(db: Db, id: number): Promise<NoticeRow> {
  const [row] = await db.select().from(officeNotices).where(eq(officeNotices.id, id));
  if (!row || row.removedAt) throw new PortalError('notFound');
  return row;
}

export const systemNoticesHandlers: Handlers<typeof systemNotices> = {
  async list({ query }, { services: { db } }) {
    const where = and(
      isNull(officeNotices.removedAt),
      contains(officeNotices.title, query.noticeTitle),
      contains(officeNotices.createdBy, query.createBy),
      query.noticeType ? eq(officeNotices.type, query.noticeType) : undefined,
    );
    const { rows, total } = await pageOf(
      db,
      officeNotices,
      { where, orderBy: [desc(officeNotices.id)] },
      familyPart(query),
    );
    return { rows: rows.map(sysNoticeOf), total };
  },

  async top(_, context) {
    const { db } = context.services;
    const { roleId, userId } = sessionOf(context);
    // The family calls this in every session: users outside the office get an empty answer instead of an
    // error, because internal notices are not public.
    if (roleId < firstOfficeRole) return { data: [], unreadCount: 0 };
    const isRead = sql<boolean>`${officeNoticeReads.noticeId} is not null`;
    // Unread ones first: read ones must not hide an older notice that this officer has missed.
    const rows = await db
      .select({ notice: officeNotices, isRead })
      .from(officeNotices)
      .leftJoin(
        officeNoticeReads,
        and(eq(officeNoticeReads.noticeId, officeNotices.id), eq(officeNoticeReads.userId, userId)),
      )
      .where(and(eq(officeNotices.closed, false), isNull(officeNotices.removedAt)))
      .orderBy(isRead, desc(officeNotices.id))
      .limit(shownOnTop);
    const data = rows.map((row) => ({ ...headOf(row.notice), isRead: row.isRead }));
    return { data, unreadCount: data.filter((row) => !row.isRead).length };
  },

  async detail({ params }, context) {
    const { roleId, permissions } = sessionOf(context);
    const row = await noticeRow(context.services.db, params.noticeId);
    const edits = permissions.includes('*:*:*') || permissions.includes('system:notice:list');
    if (roleId < firstOfficeRole || (row.closed && !edits)) throw new PortalError('notFound');
    return sysNoticeOf(row);
  },

  async add({ body }, context) {
    const { db, clock } = context.services;
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(officeNotices)
        .values({
          title: body.noticeTitle,
          type: body.noticeType,
          content: sanitizeRichText(body.noticeContent),
          closed: body.status === '1',
          createdBy: sessionOf(context).name,
          createdAt: clock(),
        })
        .returning({ id: officeNotices.id });
      await recordAudit(tx, context, {
        action: 'office-notice.add',
        subjectType: 'office-notice',
        subjectId: String(row?.id ?? ''),
        details: { title: body.noticeTitle },
      });
    });
    return null;
  },

  async update({ body }, context) {
    await context.services.db.transaction(async (tx) => {
      const row = await noticeRow(tx, body.noticeId);
      await tx
        .update(officeNotices)
        .set({
          title: body.noticeTitle,
          type: body.noticeType,
          content: sanitizeRichText(body.noticeContent),
          closed: body.status === '1',
        })
        .where(eq(officeNotices.id, row.id));
      await recordAudit(tx, context, {
        action: 'office-notice.update',
        subjectType: 'office-notice',
        subjectId: String(row.id),
        details: { title: body.noticeTitle },
      });
    });
    return null;
  },

  async markRead({ query }, context) {
    const { db, clock } = context.services;
    const { userId, roleId } = sessionOf(context);
    const row = await noticeRow(db, query.noticeId);
    if (roleId < firstOfficeRole) throw new PortalError('notFound');
    await db
      .insert(officeNoticeReads)
      .values({ noticeId: row.id, userId, at: clock() })
      .onConflictDoNothing();
    return null;
  },

  async remove({ params }, context) {
    const { db, clock } = context.services;
    await db.transaction(async (tx) => {
      for (const id of idsOf(params.noticeId)) {
        const row = await noticeRow(tx, id);
        await tx.update(officeNotices).set({ removedAt: clock() }).where(eq(officeNotices.id, id));
        await recordAudit(tx, context, {
          action: 'office-notice.remove',
          subjectType: 'office-notice',
          subjectId: String(id),
          details: { title: row.title },
        });
      }
    });
    return null;
  },
};
