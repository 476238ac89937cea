import type { desk, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { dayStart } from '../../db/beijing-day.js';
import { auditLog } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';

type Day = ResultOf<(typeof desk)['day']>;
type Deed = Day[number]['deed'];

/** Which actions of the audit log are decisions of which desk. */
export const actions: Readonly<Record<Deed, readonly string[]>> = {
  reviews: ['order.agree', 'order.approve', 'order.reject'],
  people: ['user.record.pass', 'user.record.reject'],
  companies: ['company.record.pass', 'company.record.reject'],
  applications: ['role.approve', 'role.reject'],
  recoveries: ['user.phone.firstApproval', 'user.phone.recover', 'user.phone.refuseRecovery'],
  transfers: ['transfer.confirm', 'transfer.refuse'],
  refunds: ['refund.firstApproval', 'refund.paying', 'refund.notSent', 'refund.paid', 'refund.refused'],
  received: ['stock.receive'],
  made: ['order.made'],
  handedOver: ['order.handOver'],
  shipped: ['order.ship'],
  damaged: ['stock.damaged'],
  recycled: ['stock.recycled'],
  restocked: ['stock.stock'],
};

/** What the caller has decided since midnight in Beijing, according to the audit log. */
export async function myDay(context: CallContext): Promise<Day> {
  const { db, clock } = context.services;
  const rows = await db
    .select({ action: auditLog.action, count: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, sessionOf(context).userId),
        gte(auditLog.at, dayStart(formatBeijing(clock()).slice(0, 10))),
        inArray(auditLog.action, Object.values(actions).flat()),
      ),
    )
    .groupBy(auditLog.action);
  return (Object.keys(actions) as Deed[]).map((deed) => ({
    deed,
    count: rows
      .filter(({ action }) => actions[deed].includes(action))
      .reduce((sum, { count }) => sum + count, 0),
  }));
}
