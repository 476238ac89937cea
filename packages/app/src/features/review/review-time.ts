import { reviewUrgency, type ReviewUrgency } from '@ca-portal/api/domain';
import { epochOf, hoursAndMinutes } from '../../shared/time/index.js';

const hourMs = 3_600_000;

export interface ReviewTime {
  /** Epoch milliseconds at which the time for the review ends. */
  until: number;
  /** Percent of that time that has passed; 100 after the deadline. */
  usedPercent: number;
  urgency: ReviewUrgency;
}

/** How much of the review time, `hours` from payment, has passed. */
export function reviewTime(reviewBefore: string, now: number, hours: number): ReviewTime {
  const until = epochOf(reviewBefore);
  if (Number.isNaN(until)) return { until, usedPercent: 0, urgency: 'calm' };
  const left = (until - now) / (hours * hourMs);
  return {
    until,
    usedPercent: Math.min(100, Math.max(0, (1 - left) * 100)),
    urgency: reviewUrgency(until - now, hours),
  };
}

/** `剩 7 小时 35 分`, for lists. */
export const remainingWords = (seconds: number): string =>
  seconds <= 0 ? '已超时' : `剩 ${hoursAndMinutes(seconds)}`;

const two = (value: number) => String(value).padStart(2, '0');

/** `剩 07:34:48` for the desk. */
export function remainingClock(seconds: number): string {
  if (seconds <= 0) return '已超时';
  return `剩 ${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
