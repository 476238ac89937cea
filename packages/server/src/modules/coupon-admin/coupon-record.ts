import type { couponAdmin } from '@ca-portal/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ResultOf } from '@ca-portal/api/contract';
import type { Db } from '../../db/db.js';
import { couponTickets } from '../../db/schema/index.js';
import { couponView, type CouponRow } from '../../services/coupons/index.js';

export type CouponRecord = ResultOf<(typeof couponAdmin)['add']>;

/** Fields on which issued tickets rely, as the form names them. */
export const reliedOn = {
  amount: '面额',
  type: '类型',
  thresholdFen: '使用门槛',
  orderTypes: '适用业务',
  startTime: '开始时间',
} as const;

export function couponAdminState(coupon: CouponRow, now: Date): CouponRecord['state'] {
  if (coupon.endTime <= now) return 'ended';
  if (coupon.stoppedAt) return 'stopped';
  return coupon.startTime > now ? 'draft' : 'running';
}

export const lockedFields = ({ claimed }: CouponRow): CouponRecord['locked'] =>
  claimed === 0
    ? []
    : Object.entries(reliedOn).map(([field, label]) => ({
        field,
        reason: `已有 ${claimed} 人领取，不能修改${label}`,
      }));

/** Number of used tickets for each of the coupons. */
export async function usedTickets(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: couponTickets.couponId, used: sql<number>`count(*)::int` })
    .from(couponTickets)
    .where(and(inArray(couponTickets.couponId, [...ids]), eq(couponTickets.state, '1')))
    .groupBy(couponTickets.couponId);
  return new Map(rows.map(({ id, used }) => [id, used]));
}

export const couponRecord = (coupon: CouponRow, used: number, now: Date): CouponRecord => ({
  ...couponView(coupon),
  total: coupon.total,
  perPerson: coupon.perPerson,
  state: couponAdminState(coupon, now),
  claimed: coupon.claimed,
  used,
  locked: lockedFields(coupon),
});
