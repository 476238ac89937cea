import { LinkButton } from '../button/LinkButton.js';
import { formatDate } from '../formats/dates.js';
import { useWords } from '../theme/useWords.js';
import type { OwnCoupon } from './coupon.js';
import { CouponCard } from './CouponCard.js';
import { CouponList } from './CouponDrawer.styles.js';
import { zhCouponDrawer } from './CouponDrawer.zh.js';

interface OwnCouponsProps {
  coupons: readonly OwnCoupon[];
  /** Link to the page where coupons are used: the product center. */
  useHref?: string;
  now: number;
  /** Called when a link was followed. */
  onLeave: () => void;
}

/** The user's tickets, each with its state. */
export function OwnCoupons({ coupons, useHref, now, onLeave }: OwnCouponsProps) {
  const words = useWords('couponDrawer', zhCouponDrawer);
  const noteOf = ({ state, usedAt, orderNo }: OwnCoupon) => {
    if (state === 'used' && usedAt) return words.usedOn(formatDate(usedAt));
    return state === 'frozen' && orderNo ? words.frozenBy(orderNo) : undefined;
  };
  return (
    <CouponList>
      {coupons.map((coupon) => {
        const { state } = coupon;
        const href = coupon.href ?? useHref;
        const note = noteOf(coupon);
        return (
          <li key={coupon.id}>
            <CouponCard
              coupon={coupon}
              now={now}
              warn={state === 'unused'}
              over={state === 'used' || state === 'expired'}
              note={note}
              end={
                state === 'unused' && href ? (
                  <LinkButton size="sm" href={href} onClick={onLeave}>
                    {words.use}
                  </LinkButton>
                ) : // the note already contains the date
                state === 'used' && note ? undefined : (
                  words[state]
                )
              }
            />
          </li>
        );
      })}
    </CouponList>
  );
}
