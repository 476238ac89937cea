import type { coupons as group } from '@ca-portal/api/contract';
import { bestCoupon, couponSaving, type CouponState } from '@ca-portal/api/domain';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { offsetOf, pageOf } from '../../db/paging.js';
import { couponReminders, coupons, couponTickets } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { claimCoupon } from './claim.js';
import { claimableCoupon, myCoupon } from '../../services/coupons/index.js';

export { settleCoupon } from './follow-order.js';
export { remindOfEndingCoupons } from './remind-ending.js';
export { sendCouponReminders } from './send-reminders.js';

const count = sql<number>`count(*)::int`;
const endingSoonMs = 3 * 86_400_000;

/** Tickets that have a state at this moment; see `ticketState`. */
function inState(state: CouponState, now: Date): SQL | undefined {
  const stored = eq(couponTickets.state, state);
  if (state === '0') return and(stored, gt(coupons.endTime, now));
  if (state === '2') return or(stored, and(eq(couponTickets.state, '0'), lte(coupons.endTime, now)));
  return stored;
}

export const couponsHandlers: Handlers<typeof group> = {
  async claimable({ query }, context) {
    const { db, clock } = context.services;
    const now = clock();
    const offered = and(isNull(coupons.stoppedAt), gt(coupons.endTime, now));
    const { rows, total } = await pageOf(
      db,
      coupons,
      { where: offered, orderBy: [asc(coupons.endTime), asc(coupons.id)] },
      query,
    );
    const userId = context.session?.userId;
    const ids = rows.map(({ id }) => id);
    const own =
      userId && ids.length > 0
        ? await db
            .select({ couponId: couponTickets.couponId, mine: count })
            .from(couponTickets)
            .where(and(eq(couponTickets.userId, userId), inArray(couponTickets.couponId, ids)))
            .groupBy(couponTickets.couponId)
        : [];
    const mine = new Map(own.map((row) => [row.couponId, row.mine]));
    return {
      rows: rows.map((coupon) => claimableCoupon(coupon, mine.get(coupon.id) ?? 0, now)),
      total,
    };
  },

  async mine({ query }, context) {
    const { db, clock } = context.services;
    const now = clock();
    const which = and(
      eq(couponTickets.userId, sessionOf(context).userId),
      query.state === undefined ? undefined : inState(query.state, now),
    );
    const [counted] = await db
      .select({ total: count })
      .from(couponTickets)
      .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
      .where(which);
    const rows = await db
      .select({ ticket: couponTickets, coupon: coupons })
      .from(couponTickets)
      .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
      .where(which)
      .orderBy(asc(coupons.endTime), asc(couponTickets.id))
      .limit(query.limit)
      .offset(offsetOf(query));
    return {
      rows: rows.map(({ ticket, coupon }) => myCoupon(ticket, coupon, now)),
      total: counted?.total ?? 0,
    };
  },

  async counts(_, context) {
    const { db, clock } = context.services;
    const now = clock();
    const soon = new Date(now.getTime() + endingSoonMs);
    const those = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
    const [row] = await db
      .select({
        unused: those(inState('0', now)),
        used: those(inState('1', now)),
        expired: those(inState('2', now)),
        frozen: those(inState('3', now)),
        endingSoon: those(and(inState('0', now), lte(coupons.endTime, soon))),
      })
      .from(couponTickets)
      .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
      .where(eq(couponTickets.userId, sessionOf(context).userId));
    return row ?? { unused: 0, used: 0, expired: 0, frozen: 0, endingSoon: 0 };
  },

  async claim({ params, body }, context) {
    const { ticket, coupon } = await claimCoupon(params.id, body.requestId, context);
    return myCoupon(ticket, coupon, context.services.clock());
  },

  async remind({ params }, context) {
    const { db, clock } = context.services;
    const [coupon] = await db.select().from(coupons).where(eq(coupons.id, params.id));
    if (!coupon) throw new PortalError('notFound');
    if (coupon.stoppedAt || coupon.endTime <= clock()) throw new PortalError('couponEnded');
    await db.transaction(async (tx) => {
      await tx
        .insert(couponReminders)
        .values({ couponId: coupon.id, userId: sessionOf(context).userId, createdAt: clock() })
        .onConflictDoNothing();
      const subjectId = String(coupon.id);
      await recordAudit(tx, context, { action: 'coupon.remind', subjectType: 'coupon', subjectId });
    });
    return null;
  },

  async forOrder({ body }, context) {
    const { db, clock } = context.services;
    if ((await parametersOf(context.services)).couponsPerOrder === 0) return [];
    const now = clock();
    const rows = await db
      .select({ ticket: couponTickets, coupon: coupons })
      .from(couponTickets)
      .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
      .where(and(eq(couponTickets.userId, sessionOf(context).userId), inState('0', now)))
      .orderBy(asc(coupons.endTime), asc(couponTickets.id));
    // The domain selects the best one; the rest are sorted by saving, then by end.
    const fitting = rows
      .map(({ ticket, coupon }) => ({
        ...coupon,
        view: { ...myCoupon(ticket, coupon, now), savesFen: couponSaving(coupon, body) },
      }))
      .filter(({ view }) => view.savesFen > 0);
    const best = bestCoupon(fitting, body);
    const rest = fitting.filter((one) => one !== best);
    return [...(best ? [best] : []), ...rest.toSorted((a, b) => b.view.savesFen - a.view.savesFen)].map(
      ({ view }) => view,
    );
  },
};
