/** What is stored of a certificate; everything that depends on the date is computed. */
export const certificateStatuses = ['pending', 'active', 'busy', 'lost', 'cancelled'] as const;
/** What the authority says of a certificate. */
export type CertificateStatus = (typeof certificateStatuses)[number];

/** The states that a list shows, made of status, dates and what is under way. */
export const certificateStates = [
  'pending',
  'valid',
  'expiring',
  'expired',
  'busy',
  'lost',
  'cancelled',
] as const;
/** The state that a list shows. */
export type CertificateState = (typeof certificateStates)[number];

/** The Chinese words for it. */
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
 * Beijing days left, as a calendar counts them: the last day counts as 0, what has ended as −1 at most. List, reminder
 * and renewal window count alike, whatever the hour at which the certificate was written.
 */
export function daysToExpiry(notAfter: Date, now: Date): number {
  const days = dayNumber(notAfter) - dayNumber(now);
  return notAfter.getTime() < now.getTime() ? Math.min(-1, days) : days;
}

/** The instant before which an end lies that is within so many days of today, for a query. */
export const withinDays = (now: Date, days: number): Date =>
  new Date((dayNumber(now) + days + 1) * dayMs - beijingAheadMs);

/** The state to show on a day. Cancelled is final, and a running order hides the date. */
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

/** What moves a certificate. Time does two of them, an order that runs on it three. */
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
  // An order that is paid back before its certificate was written ends it.
  pending: { write: 'valid', revoke: 'cancelled' },
  valid: { ...inForce, enterWindow: 'expiring' },
  expiring: { ...inForce, end: 'expired' },
  expired: inForce,
  // Cancelled, paid back or only another seal: the old one goes on. Otherwise the new one takes its place.
  busy: { orderEnds: 'valid', replace: 'cancelled', revoke: 'cancelled', reportLost: 'lost' },
  lost: { order: 'busy', takeBack: 'valid' },
  cancelled: {},
};

/**
 * Where an event leads; undefined where it is refused. What goes on stands where its dates put it: see
 * `certificateState`.
 */
export const nextCertificateState = (
  state: CertificateState,
  event: CertificateEvent,
): CertificateState | undefined => certificateWays[state][event];
