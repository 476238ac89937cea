import type { ClaimableCoupon, OwnCoupon } from './coupon.js';

/** 2026-11-21 12:00 in Liaoning: a fixed date for stories and tests. */
export const now = new Date('2026-11-21T12:00:00').getTime();

/** Sample amounts: 50 and 5. */
export const claimable: readonly ClaimableCoupon[] = [
  {
    id: 1,
    amountFen: 5000,
    thresholdFen: 50_000,
    scope: '满减券，新办和延期',
    startTime: '2026-11-01 00:00:00',
    endTime: '2026-12-31 23:59:59',
    claimState: 'claimable',
  },
  {
    id: 2,
    amountFen: 500,
    scope: '立减券，全部业务',
    startTime: '2026-11-01 00:00:00',
    endTime: '2026-11-30 23:59:59',
    claimState: 'claimed',
  },
];

export const mine: readonly OwnCoupon[] = [
  {
    id: 88,
    amountFen: 5000,
    thresholdFen: 50_000,
    scope: '满减券，新办和延期',
    startTime: '2026-11-01 00:00:00',
    endTime: '2026-12-01 12:00:00',
    state: 'unused',
  },
  {
    id: 89,
    amountFen: 500,
    scope: '立减券，全部业务',
    endTime: '2026-11-30 23:59:59',
    state: 'used',
    usedAt: '2026-11-02 10:20:00',
  },
];

/** Every claim state. */
export const everyClaimState: readonly ClaimableCoupon[] = (
  ['claimable', 'claimed', 'soldOut', 'notStarted'] as const
).map((claimState, index) => ({
  ...(claimable[0] as ClaimableCoupon),
  id: index,
  startTime: claimState === 'notStarted' ? '2026-12-01 00:00:00' : '2026-11-01 00:00:00',
  claimState,
}));

/** Every state of a ticket, and one on its last day. */
export const everyOwnState: readonly OwnCoupon[] = [
  ...(['unused', 'used', 'expired', 'frozen'] as const).map((state, index) => ({
    ...(mine[0] as OwnCoupon),
    id: index,
    endTime: state === 'expired' ? '2026-10-31 23:59:59' : '2026-12-31 23:59:59',
    usedAt: '2026-11-02 10:20:00',
    orderNo: 'CA202611210001',
    state,
  })),
  { ...(mine[0] as OwnCoupon), id: 'last', endTime: '2026-11-21 23:59:59' },
];
