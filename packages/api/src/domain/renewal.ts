import { formatBeijing, parseBeijing } from './beijing-time.js';
import { daysToExpiry, renewalWindowDays } from './certificate-state.js';

const dayMs = 86_400_000;
const dayOf = (instant: Date): string => formatBeijing(instant).slice(0, 10);

/** An expired certificate may be renewed for this long (up to one year). */
export const renewableAfterExpiryDays = 365;

/** Whether a certificate can be renewed now; if not, the first day, or that it is too late. */
export type RenewalWindow =
  | { readonly state: 'open' }
  /** Too early: `from` is the first day, `yyyy-MM-dd`. */
  | { readonly state: 'early'; readonly from: string }
  /** Expired for more than a year: a new certificate and a full identity check are needed. */
  | { readonly state: 'late' };

/**
 * Whether a certificate can be renewed today: from 80 calendar days before its last day, or what a
 * province has set instead (`cert.renew.windowDays`), in Beijing days, so that it opens at midnight and not at the
 * hour of issue.
 */
export function renewalWindow(
  notAfter: Date,
  now: Date,
  windowDays: number = renewalWindowDays,
): RenewalWindow {
  const days = daysToExpiry(notAfter, now);
  if (days > windowDays) {
    return { state: 'early', from: dayOf(new Date(notAfter.getTime() - windowDays * dayMs)) };
  }
  return { state: days < -renewableAfterExpiryDays ? 'late' : 'open' };
}

/** The same Beijing date and hour some years later; 29 February becomes 28 February. */
export function addYears(instant: Date, years: number): Date {
  const text = formatBeijing(instant);
  const year = Number(text.slice(0, 4)) + years;
  const rest = text.slice(4);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return parseBeijing(
    `${year}${rest.startsWith('-02-29') && !leap ? rest.replace('-02-29', '-02-28') : rest}`,
  );
}

/**
 * The new end: from the old end if it is in the future, otherwise from today; a renewal never loses a day.
 * The page shows it before payment.
 */
export const renewedUntil = (notAfter: Date, now: Date, years: number): Date =>
  addYears(notAfter.getTime() > now.getTime() ? notAfter : now, years);
