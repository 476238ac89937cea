import { isApiError } from '@ca-portal/api';
import { couponTypeLabels, orderTypeLabel } from '@ca-portal/api/domain';
import { coupons } from '@ca-portal/api/groups/coupons';
import type { ClaimableCoupon, CouponFace, OwnCoupon, OwnCouponState } from '@ca-portal/ui/coupon-drawer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, read, readAs, write } from '../../api/query.js';
import { causeOf } from '../failure/index.js';
import { momentOf } from '../time/index.js';
import { newRequestId } from '../browser/index.js';

/** A practical limit for the drawer; the coupon pages show the rest. */
const page = { page: 1, limit: 50 } as const;

type Claimable = Answer<typeof coupons, 'claimable'>['rows'][number];
type Mine = Answer<typeof coupons, 'mine'>['rows'][number];

const ownStates = { 0: 'unused', 1: 'used', 2: 'expired', 3: 'frozen' } as const satisfies Record<
  Mine['state'],
  OwnCouponState
>;

/** Maps a coupon of the contract to a ticket. */
export function faceOf({ amount, thresholdFen, type, orderTypes, startTime, endTime }: Claimable | Mine) {
  const business = orderTypes.map(orderTypeLabel).join('、') || '全部业务可用';
  return {
    amountFen: amount,
    thresholdFen,
    scope: `${couponTypeLabels[type]}，${business}`,
    startTime: momentOf(startTime),
    endTime: momentOf(endTime),
  } satisfies Omit<CouponFace, 'id'>;
}

/** Claims a coupon and returns the sentence of a refusal, if any. Either way the lists are asked for again. */
export function useClaim(): (id: number) => Promise<string | undefined> {
  const { mutateAsync } = useMutation(write(coupons, 'claim', { quiet: true }));
  return (id) =>
    mutateAsync({ params: { id }, body: { requestId: newRequestId() } }).then(
      () => undefined,
      (error: unknown) =>
        isApiError(error) && error.kind === 'business' ? error.message : `${causeOf(error)}，请再试一次。`,
    );
}

/** Coupons on offer and those of the logged-in user; loaded while the drawer is open. */
export function useCoupons(enabled: boolean, loggedIn: boolean) {
  const claim = useClaim();
  const offered = useQuery({
    ...readAs(loggedIn, coupons, 'claimable', { query: page }),
    select: ({ rows }): ClaimableCoupon[] =>
      rows.map((row) => ({ ...faceOf(row), id: row.id, claimState: row.claimState })),
    enabled,
  });
  const own = useQuery({
    ...read(coupons, 'mine', { query: page }),
    select: ({ rows }): OwnCoupon[] =>
      rows.map((row) => ({
        ...faceOf(row),
        id: row.ticketId,
        state: ownStates[row.state],
        ...(row.orderNo ? { orderNo: row.orderNo } : {}),
      })),
    enabled: enabled && loggedIn,
  });

  return { offered, own, claim };
}
