/** The stored state of a certificate; everything that depends on the date is computed. */
export const certificateStatuses = ['pending', 'active', 'busy', 'lost', 'cancelled'] as const;
/** The authority's status of a certificate. */
export type CertificateStatus = (typeof certificateStatuses)[number];

/** Displayed states, computed from status, dates and running orders. */
export const certificateStates = [
  'pending',
  'valid',
  'expiring',
  'expired',
  'busy',
  'lost',
  'cancelled',
] as const;
/** The displayed state. */
export type CertificateState = (typeof certificateStates)[number];

/** The Chinese labels. */
export const certificateStateLabels: Readonly<Record<CertificateState, string>> = {
  pending: '制证中',
  valid: '有效',
  expiring: '即将到期',
  expired: '已过期',
  busy: '变更中',
  lost: '已挂失',
  cancelled: '已注销',
};

/** Renewal is allowed from this many days before expiry. */
export const renewalWindowDays = 80;

/** Days before the end at which the holder is reminded, from the day on which he can renew (`windowDays`): 80, 60, 30, 7, 1. */
export const expiryReminderDays = (windowDays: number): readonly number[] => [
  windowDays,
  ...[60, 30, 7, 1].filter((days) => days < windowDays),
];

const dayMs = 86_400_000;

const beijingAheadMs = 8 * 3_600_000;
const dayNumber = (instant: Date): number => Math.floor((instant.getTime() + beijingAheadMs) / dayMs);

/**
 * Days left in Beijing calendar days: the last day counts as 0, an expired certificate as at most −1. List, reminder
 * and renewal window count the same way, whatever the hour at which the certificate was issued.
 */
export function daysToExpiry(notAfter: Date, now: Date): number {
  const days = dayNumber(notAfter) - dayNumber(now);
  return notAfter.getTime() < now.getTime() ? Math.min(-1, days) : days;
}

/** Upper bound for expiry dates within so many days of today, for a query. */
export const withinDays = (now: Date, days: number): Date =>
  new Date((dayNumber(now) + days + 1) * dayMs - beijingAheadMs);

/** The displayed state on a day. Canceled is final, and a running order has priority over the date. */
export function certificateState(
  status: CertificateStatus,
  notAfter: Date | undefined,
  now: Date,
  windowDays: number = renewalWindowDays,
): CertificateState {
  if (status !== 'active') return status;
  if (!notAfter) return 'pending';
  const days = daysToExpiry(notAfter, now);
  if (days < 0) return 'expired';
  return days <= windowDays ? 'expiring' : 'valid';
}

/** Events of a certificate. Two of them come from time, three from an order. */
export type CertificateEvent =
  | 'write'
  | 'enterWindow'
  | 'end'
  | 'order'
  | 'orderEnds'
  | 'replace'
  | 'revoke'
  | 'reportLost'
  | 'takeBack';

type Ways = Partial<Record<CertificateEvent, CertificateState>>;
const inForce: Ways = { order: 'busy', reportLost: 'lost' };
const certificateWays: Readonly<Record<CertificateState, Ways>> = {
  // An order that is refunded before its certificate was written ends the certificate.
  pending: { write: 'valid', revoke: 'cancelled' },
  valid: { ...inForce, enterWindow: 'expiring' },
  expiring: { ...inForce, end: 'expired' },
  expired: inForce,
  // After a cancellation, a refund or a change of the seal only, the old certificate stays valid. Otherwise the new
  // one replaces it.
  busy: { orderEnds: 'valid', replace: 'cancelled', revoke: 'cancelled', reportLost: 'lost' },
  lost: { order: 'busy', takeBack: 'valid' },
  cancelled: {},
};

/**
 * The state after an event; undefined when it is not allowed. A certificate that stays valid has the state of its
 * dates: see `certificateState`.
 */
export const nextCertificateState = (
  state: CertificateState,
  event: CertificateEvent,
): CertificateState | undefined => certificateWays[state][event];
