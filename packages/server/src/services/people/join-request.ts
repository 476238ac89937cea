import { applicationStateLabels, isOpen } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { joinRequests, users, type companies } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { tell } from '../messages/index.js';

export type JoinRequestRow = typeof joinRequests.$inferSelect;
type Company = typeof companies.$inferSelect;

/** Locks the request until the transaction ends; a decided one is refused. */
export async function lockOpenRequest(
  tx: Db,
  id: number,
  isMine: (row: JoinRequestRow) => boolean,
): Promise<JoinRequestRow> {
  const [row] = await tx.select().from(joinRequests).where(eq(joinRequests.id, id)).for('update');
  if (!row || !isMine(row)) throw new PortalError('notFound');
  if (!isOpen(row.state)) {
    throw new PortalError('applicationDecided', { state: applicationStateLabels[row.state] });
  }
  return row;
}

/**
 * Requests to join a company, whose administrator gets a to-do. One open request per company; a user who
 * works elsewhere has to leave first.
 */
export async function askToJoin(
  company: Company,
  wish: { roleId: number; remark: string },
  context: CallContext,
): Promise<JoinRequestRow> {
  const { db, clock } = context.services;
  const { userId, name } = sessionOf(context);
  const [user] = await db.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId));
  if (user?.companyId && user.companyId !== company.id) throw new PortalError('alreadyEmployed');
  const now = clock();
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(joinRequests)
        .values({ userId, companyId: company.id, ...wish, createdAt: now })
        .returning();
      if (!row) throw new Error('an inserted request came back empty');
      if (company.administratorId) {
        await tell(tx, now, {
          code: 'join.asked',
          to: [company.administratorId],
          values: { 姓名: name, 企业: company.name },
          link: '/core/personnel?tab=requests',
          key: `join:${row.id}`,
        });
      }
      await recordAudit(tx, context, {
        action: 'company.askToJoin',
        subjectType: 'company',
        subjectId: company.id,
        details: { request: row.id, roleId: wish.roleId },
      });
      return row;
    });
  } catch (error) {
    throw uniqueViolation(error) === 'join_requests_open' ? new PortalError('applicationOpen') : error;
  }
}
