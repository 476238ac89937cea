import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { coupons, couponTickets } from '../../db/schema/index.js';
import { markOnce } from '../../jobs/index.js';
import type { Services } from '../../context/services.js';
import { tell } from '../../services/messages/index.js';

const daysBefore = 3;
const perRound = 500;

/** Reminds of unused coupons three days before their end, once per ticket. Scheduled work. */
export async function remindOfEndingCoupons({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() + daysBefore * 86_400_000);
  let after = 0;
  for (;;) {
    const rows = await db
      .select({
        id: couponTickets.id,
        userId: couponTickets.userId,
        name: coupons.name,
        end: coupons.endTime,
      })
      .from(couponTickets)
      .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
      .where(
        and(
          gt(couponTickets.id, after),
          eq(couponTickets.state, '0'),
          gt(coupons.endTime, now),
          lte(coupons.endTime, until),
        ),
      )
      .orderBy(asc(couponTickets.id))
      .limit(perRound);
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    await db.transaction(async (tx) => {
      const fresh = await markOnce(
        tx,
        now,
        'reminder of an ending coupon',
        rows.map(({ id }) => String(id)),
      );
      for (const { id, userId, name, end } of rows) {
        if (!fresh.has(String(id))) continue;
        await tell(tx, now, {
          code: 'coupon.ending',
          to: [userId],
          values: { 优惠券: name, 到期日: formatBeijing(end).slice(0, 16) },
          link: '/myCoupons',
          key: `coupon-ending:${id}`,
        });
      }
    });
  }
}
