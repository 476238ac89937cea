import { epochOf } from '../../shared/time/moment-of.js';

const hourMs = 3_600_000;

/** Shares of the time for a review: of 24 hours, amber from 8 left and red from 4 (account screens 10). */
const amberLeft = 8 / 24;
const redLeft = 4 / 24;

export type Urgency = 'calm' | 'soon' | 'late';

export interface ReviewTime {
  /** Epoch milliseconds at which the time for the review ends. */
  until: number;
  /** Percent of that time that is used; 100 once it is over. */
  usedPercent: number;
  urgency: Urgency;
}

/** How far the time for a review, `hours` from payment, has run. */
export function reviewTime(reviewBefore: string, now: number, hours: number): ReviewTime {
  const until = epochOf(reviewBefore);
  if (Number.isNaN(until)) return { until, usedPercent: 0, urgency: 'calm' };
  const left = (until - now) / (hours * hourMs);
  const urgency = left <= redLeft ? 'late' : left <= amberLeft ? 'soon' : 'calm';
  return { until, usedPercent: Math.min(100, Math.max(0, (1 - left) * 100)), urgency };
}

/** `剩 7 小时 35 分` for lists, where seconds would only flicker. */
export function remainingWords(seconds: number): string {
  if (seconds <= 0) return '已超时';
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `剩 ${hours} 小时 ${minutes % 60} 分` : `剩 ${minutes} 分`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `剩 07:34:48` for the desk. */
export function remainingClock(seconds: number): string {
  if (seconds <= 0) return '已超时';
  return `剩 ${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
