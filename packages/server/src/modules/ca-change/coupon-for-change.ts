import type { Coupon } from '@ca-portal/api/domain';
import type { Db } from '../../db/db.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Parameters } from '../../parameters/index.js';
import { lockTicket, ticketState } from '../../services/coupons/index.js';

/** The caller's own unused ticket, locked for update; undefined if none was chosen. */
export async function usableTicket(
  db: Db,
  userId: string,
  ticketId: number | null,
  now: Date,
  { couponsPerOrder }: Parameters,
): Promise<(Coupon & { ticketId: number }) | undefined> {
  if (ticketId === null) return undefined;
  const row = couponsPerOrder > 0 ? await lockTicket(db, userId, ticketId) : undefined;
  if (!row || ticketState(row.ticket, row.coupon, now) !== '0') throw new PortalError('couponUnusable');
  const { type, amountFen, thresholdFen, orderTypes } = row.coupon;
  return { ticketId, type, amountFen, thresholdFen, orderTypes };
}
