import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { coupons, couponTickets } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { checkGivenOut, type CouponRow, type TicketRow } from '../../services/coupons/index.js';

interface Claimed {
  readonly ticket: TicketRow;
  readonly coupon: CouponRow;
}

/** The ticket that this request has already claimed; refused for another coupon. */
async function earlierClaim(db: Db, userId: string, requestId: string, couponId: number) {
  const [row] = await db
    .select({ ticket: couponTickets, coupon: coupons })
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .where(and(eq(couponTickets.userId, userId), eq(couponTickets.requestId, requestId)));
  if (row && row.coupon.id !== couponId) throw new PortalError('duplicateRequest');
  return row;
}

function checkClaimable(coupon: CouponRow | undefined, mine: number, now: Date): CouponRow {
  if (!coupon) throw new PortalError('notFound');
  if (mine >= coupon.perPerson) throw new PortalError('couponClaimed');
  checkGivenOut(coupon, now);
  if (coupon.claimed >= coupon.total) throw new PortalError('couponSoldOut');
  return coupon;
}

/**
 * Issues a ticket. Claims of one coupon lock its row, so that the last ticket goes to one person and nobody
 * gets more than the limit, however many claim at once.
 */
export async function claimCoupon(
  couponId: number,
  requestId: string,
  context: CallContext,
): Promise<Claimed> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const earlier = await earlierClaim(db, userId, requestId, couponId);
  if (earlier) return earlier;
  try {
    return await db.transaction(async (tx) => {
      const now = clock();
      const [held] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('update');
      const [counted] = await tx
        .select({ mine: sql<number>`count(*)::int` })
        .from(couponTickets)
        .where(and(eq(couponTickets.couponId, couponId), eq(couponTickets.userId, userId)));
      // The same request may have finished while this one waited for the lock.
      const twin = await earlierClaim(tx, userId, requestId, couponId);
      if (twin) return twin;
      const mine = counted?.mine ?? 0;
      checkClaimable(held, mine, now);
      const [coupon] = await tx
        .update(coupons)
        .set({ claimed: sql`${coupons.claimed} + 1` })
        .where(eq(coupons.id, couponId))
        .returning();
      const [ticket] = await tx
        .insert(couponTickets)
        .values({ couponId, userId, ordinal: mine + 1, requestId, claimedAt: now })
        .returning();
      if (!ticket || !coupon) throw new Error('a claimed ticket came back empty');
      await recordAudit(tx, context, {
        action: 'coupon.claim',
        subjectType: 'coupon',
        subjectId: String(couponId),
        details: { ticketId: ticket.id },
      });
      return { ticket, coupon };
    });
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    // One request id was used for two coupons at once.
    throw new PortalError('duplicateRequest');
  }
}
