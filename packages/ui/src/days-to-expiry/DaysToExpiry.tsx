import type { ComponentPropsWithRef } from 'react';
import { EMPTY_VALUE } from '../formats/empty.js';
import { type DateInput, formatDate } from '../formats/index.js';
import { ProgressBar } from '../progress-bar/index.js';
import { useWords } from '../theme/useWords.js';
import { ExpiryRoot } from './DaysToExpiry.styles.js';
import { zhDaysToExpiry } from './DaysToExpiry.zh.js';

export interface DaysToExpiryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whole days left; negative once expired. The caller counts them, so that one rule decides everywhere. */
  days: number;
  /** The day of expiry. */
  date: DateInput;
  /** Length of the whole validity in days, for the bar. @default 365 */
  validityDays?: number;
  /** Days before the end at which a certificate counts as expiring soon and may be renewed. @default 80 */
  soonDays?: number;
}

const tones = { fine: 'success', soon: 'warning', expired: 'danger', unknown: 'neutral' } as const;

/** How long a certificate is still valid: number, bar, date. The text changes with the color. */
export function DaysToExpiry({ days, date, validityDays = 365, soonDays = 80, ...rest }: DaysToExpiryProps) {
  const words = useWords('daysToExpiry', zhDaysToExpiry);
  const known = Number.isFinite(days);
  const state = !known ? 'unknown' : days < 0 ? 'expired' : days <= soonDays ? 'soon' : 'fine';
  const text = !known
    ? EMPTY_VALUE
    : days < 0
      ? words.expired(-days)
      : days === 0
        ? words.today
        : words.left(days);
  // An expired certificate has a full red bar: an empty one would look like missing data.
  const share = !known ? 0 : days < 0 ? 100 : (days / validityDays) * 100;
  return (
    <ExpiryRoot {...rest} data-component="DaysToExpiry" data-state={state}>
      <span data-part="days">{text}</span>
      <ProgressBar value={share} label={words.share} aria-valuetext={text} tone={tones[state]} />
      <span data-part="date">{words.until(formatDate(date))}</span>
    </ExpiryRoot>
  );
}
