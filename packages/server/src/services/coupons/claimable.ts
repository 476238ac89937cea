import { formatBeijing } from '@ca-portal/api/domain';
import { PortalError } from '../../kernel/portal-error.js';
import type { CouponRow } from './tickets.js';

/** Refuses a coupon that cannot be claimed now. */
export function checkGivenOut(coupon: CouponRow | undefined, now: Date): CouponRow {
  if (!coupon) throw new PortalError('notFound');
  if (coupon.stoppedAt || coupon.endTime <= now) throw new PortalError('couponEnded');
  if (coupon.startTime > now) {
    throw new PortalError('couponNotStarted', { from: formatBeijing(coupon.startTime) });
  }
  return coupon;
}
