import { isApiError } from '@ca-portal/api';
import { couponTypeLabels, orderTypeLabel } from '@ca-portal/api/domain';
import { coupons } from '@ca-portal/api/groups/coupons';
import type { ClaimableCoupon, CouponFace, OwnCoupon, OwnCouponState } from '@ca-portal/ui/coupon-drawer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { causeOf } from '../load-failed-reason.js';
import { momentOf } from '../moment-of.js';
import { newRequestId } from '../request-id.js';

const calls = api.use(coupons);
const quiet = { quiet: true } as const;
/** More than a drawer is good for; the pages behind it show the rest. */
const page = { page: 1, limit: 50 } as const;

type Claimable = Awaited<ReturnType<typeof calls.claimable>>['rows'][number];
type Mine = Awaited<ReturnType<typeof calls.mine>>['rows'][number];

const ownStates = { 0: 'unused', 1: 'used', 2: 'expired', 3: 'frozen' } as const satisfies Record<
  Mine['state'],
  OwnCouponState
>;

/** A coupon of the contract as a ticket shows it. */
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

/** Claims one; answers the sentence of a refusal. Either way the lists are read anew: they show what is true now. */
export function useClaim(): (id: number) => Promise<string | undefined> {
  const queries = useQueryClient();
  return async (id) => {
    try {
      await calls.claim({ params: { id }, body: { requestId: newRequestId() } }, quiet);
      return undefined;
    } catch (error) {
      return isApiError(error) && error.kind === 'business'
        ? error.message
        : `${causeOf(error)}，请再试一次。`;
    } finally {
      await queries.invalidateQueries({ queryKey: ['coupons'] });
    }
  };
}

/** Coupons on offer, and those of whoever is logged in; asked for while the drawer is open. */
export function useCoupons(enabled: boolean, loggedIn: boolean) {
  const claim = useClaim();
  const offered = useQuery({
    queryKey: ['coupons', 'claimable', loggedIn],
    queryFn: async ({ signal }): Promise<ClaimableCoupon[]> =>
      (await calls.claimable({ query: page }, { ...quiet, signal })).rows.map((row) => ({
        ...faceOf(row),
        id: row.id,
        claimState: row.claimState,
      })),
    enabled,
  });
  const own = useQuery({
    queryKey: ['coupons', 'mine', 'drawer'],
    queryFn: async ({ signal }): Promise<OwnCoupon[]> =>
      (await calls.mine({ query: page }, { ...quiet, signal })).rows.map((row) => ({
        ...faceOf(row),
        id: row.ticketId,
        state: ownStates[row.state],
        ...(row.orderNo ? { orderNo: row.orderNo } : {}),
      })),
    enabled: enabled && loggedIn,
  });

  return { offered, own, claim };
}
