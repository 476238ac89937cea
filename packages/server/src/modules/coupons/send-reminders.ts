import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { couponReminders, coupons } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import { tell } from '../../services/messages/index.js';

/** Tells those who asked that a coupon can be claimed now, once. Scheduled work. */
export async function sendCouponReminders({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ couponId: coupons.id, userId: couponReminders.userId })
      .from(couponReminders)
      .innerJoin(coupons, eq(coupons.id, couponReminders.couponId))
      .where(and(eq(couponReminders.sent, false), lte(coupons.startTime, now), isNull(coupons.stoppedAt)))
      .for('update', { of: couponReminders, skipLocked: true });
    if (due.length === 0) return;
    await tx
      .update(couponReminders)
      .set({ sent: true })
      .where(
        and(
          inArray(couponReminders.couponId, [...new Set(due.map(({ couponId }) => couponId))]),
          inArray(couponReminders.userId, [...new Set(due.map(({ userId }) => userId))]),
        ),
      );
    await tell(tx, now, {
      code: 'coupon.started',
      to: due.map(({ userId }) => userId),
      values: {},
      link: '/moreCoupons',
      key: `coupon-started:${now.getTime()}`,
    });
  });
}
