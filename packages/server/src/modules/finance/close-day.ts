import type { finance, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { reconciliations, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';

type Day = ResultOf<(typeof finance)['closeDay']>;

export const dayView = (
  { at, closedAt, ...row }: typeof reconciliations.$inferSelect,
  closedBy: string,
): Day => ({
  ...row,
  at: formatBeijing(at),
  closedBy,
  closedAt: closedAt ? formatBeijing(closedAt) : null,
});

/** Closes a day once: it must be reconciled, and differences must be explained. */
export async function closeDay(day: string, explanation: string, context: CallContext): Promise<Day> {
  const { db, clock } = context.services;
  const { userId, name } = sessionOf(context);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(reconciliations).where(eq(reconciliations.day, day)).for('update');
    if (!row) throw new PortalError('dayNotReconciled', { day });
    if (row.closedBy) {
      const [by] = await tx.select({ name: users.name }).from(users).where(eq(users.id, row.closedBy));
      throw new PortalError('dayClosed', { day, name: by?.name ?? '' });
    }
    const count = row.differences.length;
    if (count > 0 && explanation.length < 2) throw new PortalError('dayUnexplained', { day, count });
    const [closed] = await tx
      .update(reconciliations)
      .set({ closedBy: userId, closedAt: clock(), explanation })
      .where(eq(reconciliations.day, day))
      .returning();
    await recordAudit(tx, context, {
      action: 'finance.closeDay',
      subjectType: 'balance',
      subjectId: day,
      details: { portalFen: row.portalFen, gatewayFen: row.gatewayFen, differences: count, explanation },
    });
    return dayView(closed ?? row, name);
  });
}
