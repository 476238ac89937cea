import { type DateInput, formatDate, readMoment } from './dates.js';
import { EMPTY_VALUE } from './empty.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The words of relative times in one language. */
export interface TimeAgoWords {
  /** Less than a minute ago. */
  justNow: string;
  /** So many minutes ago. */
  minutes: (count: number) => string;
  /** So many hours ago. */
  hours: (count: number) => string;
  /** Yesterday; older moments are dates. */
  oneDay: string;
}

/** The Chinese words of relative times. */
export const zhTimeAgoWords: TimeAgoWords = {
  justNow: '刚刚',
  minutes: (count) => `${count}分钟前`,
  hours: (count) => `${count}小时前`,
  oneDay: '1天前',
};

/**
 * How long ago something happened: 刚刚 (under 30 s), minutes, hours, 1天前 (under two days), then the date.
 * A future moment is shown as a date, not as "in 5 minutes", because the text is not updated.
 */
export function formatTimeAgo(
  value: DateInput | null | undefined,
  now: DateInput = Date.now(),
  words: TimeAgoWords = zhTimeAgoWords,
): string {
  const moment = readMoment(value);
  const present = readMoment(now);
  if (!moment || !present) return EMPTY_VALUE;
  const elapsed = present.valueOf() - moment.valueOf();
  if (elapsed < 0 || elapsed >= 2 * DAY) return formatDate(value);
  if (elapsed < 30 * SECOND) return words.justNow;
  // 30 to 59 s is neither "just now" nor zero minutes.
  if (elapsed < HOUR) return words.minutes(Math.max(1, Math.floor(elapsed / MINUTE)));
  if (elapsed < DAY) return words.hours(Math.floor(elapsed / HOUR));
  return words.oneDay;
}
