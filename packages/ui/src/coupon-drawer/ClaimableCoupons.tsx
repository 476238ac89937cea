import { useState } from 'react';
import { Button } from '../button/Button.js';
import { formatDate } from '../formats/dates.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import type { ClaimableCoupon } from './coupon.js';
import { CouponCard } from './CouponCard.js';
import { CouponList } from './CouponDrawer.styles.js';
import { zhCouponDrawer } from './CouponDrawer.zh.js';

export interface ClaimableCouponsProps {
  coupons: readonly ClaimableCoupon[];
  /**
   * Claims a coupon. Returns a sentence when the server refused, such as 您来晚了一步，已领完; the next
   * `claimable` props show the current state.
   */
  onClaim: (coupon: ClaimableCoupon) => Promise<string | undefined>;
  now: number;
}

/** Coupons on offer, each with its claim state. */
export function ClaimableCoupons({ coupons, onClaim, now }: ClaimableCouponsProps) {
  const words = useWords('couponDrawer', zhCouponDrawer);
  const [busy, setBusy] = useState<ClaimableCoupon['id']>();
  const [problem, setProblem] = useState<{ id: ClaimableCoupon['id']; text: string }>();
  const [said, setSaid] = useState('');

  const claim = async (coupon: ClaimableCoupon) => {
    setBusy(coupon.id);
    setProblem(undefined);
    setSaid('');
    let refusal: string | undefined;
    try {
      refusal = await onClaim(coupon);
    } catch (error) {
      reportError(error);
      refusal = words.claimFailed;
    }
    setBusy(undefined);
    if (refusal) setProblem({ id: coupon.id, text: refusal });
    else setSaid(words.claimDone);
  };

  return (
    <>
      <CouponList>
        {coupons.map((coupon) => {
          const { id, claimState } = coupon;
          const open = claimState === 'claimable';
          return (
            <li key={id}>
              <CouponCard
                coupon={coupon}
                now={now}
                warn={open}
                over={claimState === 'soldOut'}
                note={claimState === 'notStarted' ? words.startsOn(formatDate(coupon.startTime)) : undefined}
                problem={problem && problem.id === id ? problem.text : undefined}
                end={
                  open ? (
                    <Button
                      size="sm"
                      variant="primary"
                      debounce={0}
                      loading={busy === id}
                      loadingText={words.claiming}
                      disabled={busy !== undefined && busy !== id}
                      onClick={() => void claim(coupon)}
                    >
                      {words.claim}
                    </Button>
                  ) : (
                    words[claimState]
                  )
                }
              />
            </li>
          );
        })}
      </CouponList>
      <HiddenText as="output">{said}</HiddenText>
    </>
  );
}
