import type { desk, ResultOf } from '@ca-portal/api/contract';
import { hasPermission, permissions, stickMoves } from '@ca-portal/api/domain';
import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { periodOf } from '../../services/administration/index.js';
import { actions } from './my-day.js';

/**
 * Incoming and outgoing sticks per day of a period, according to the audit log; a delivery counts all its
 * sticks.
 */
export async function stockDays(
  query: { from: string; to: string },
  context: CallContext,
): Promise<ResultOf<(typeof desk)['day']>> {
  if (!hasPermission(sessionOf(context).permissions, permissions.manageStock))
    throw new PortalError('forbidden');
  const { from, until, days } = periodOf(query);
  const day = sql<string>`to_char(${auditLog.at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const rows = await context.services.db
    .select({
      day,
      action: auditLog.action,
      count: sql<number>`sum(coalesce((${auditLog.details} ->> 'received')::int, 1))::int`,
    })
    .from(auditLog)
    .where(
      and(
        inArray(
          auditLog.action,
          stickMoves.flatMap((move) => actions[move]),
        ),
        gte(auditLog.at, from),
        lt(auditLog.at, until),
      ),
    )
    .groupBy(day, auditLog.action);
  return days.toReversed().flatMap((name) =>
    stickMoves.map((deed) => ({
      day: name,
      deed,
      count: rows.find((row) => row.day === name && actions[deed].includes(row.action))?.count ?? 0,
    })),
  );
}
