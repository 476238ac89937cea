import type { desk, InputOf, ResultOf } from '@ca-portal/api/contract';
import { stickMoves, type StickMove } from '@ca-portal/api/domain';
import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema/index.js';
import type { CallContext } from '../../kernel/context.js';
import { periodOf } from '../../services/administration/index.js';

/** By which acts of the audit log each is known. */
const actions: Readonly<Record<StickMove, string>> = {
  received: 'stock.receive',
  made: 'order.made',
  handedOver: 'order.handOver',
  shipped: 'order.ship',
  damaged: 'stock.damaged',
  recycled: 'stock.recycled',
  stock: 'stock.stock',
};

/** What came in and went out on each day of a period, as the audit log has it; a delivery counts as many as it brought. */
export async function stockDays(
  query: InputOf<(typeof desk)['stockDays']>['query'],
  { services: { db } }: CallContext,
): Promise<ResultOf<(typeof desk)['stockDays']>> {
  const { from, until, days } = periodOf(query);
  const day = sql<string>`to_char(${auditLog.at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day,
      action: auditLog.action,
      count: sql<number>`sum(coalesce((${auditLog.details} ->> 'received')::int, 1))::int`,
    })
    .from(auditLog)
    .where(
      and(inArray(auditLog.action, Object.values(actions)), gte(auditLog.at, from), lt(auditLog.at, until)),
    )
    .groupBy(day, auditLog.action);
  const countOf = (name: string, move: StickMove) =>
    rows.find((row) => row.day === name && row.action === actions[move])?.count ?? 0;
  return days.toReversed().map((name) => ({
    day: name,
    counts: Object.fromEntries(stickMoves.map((move) => [move, countOf(name, move)])) as Record<
      StickMove,
      number
    >,
  }));
}
