import { parseBeijing, reviewWindowHours } from '@ca-portal/api/domain';

const hourMs = 3_600_000;
const windowMs = reviewWindowHours * hourMs;

/** Amber from 16 hours used, red from 20 (account screens 10). */
const amberHours = 16;
const redHours = 20;

export type Urgency = 'calm' | 'soon' | 'late';

export interface ReviewTime {
  /** Epoch milliseconds at which the 24 hours end. */
  until: number;
  /** Percent of the 24 hours that is used; 100 once they are over. */
  usedPercent: number;
  urgency: Urgency;
}

/** How far the 24 hours from payment have run. */
export function reviewTime(reviewBefore: string, now: number): ReviewTime {
  const until = parseBeijing(reviewBefore).getTime();
  const used = windowMs - (until - now);
  const urgency = used >= redHours * hourMs ? 'late' : used >= amberHours * hourMs ? 'soon' : 'calm';
  return { until, usedPercent: Math.min(100, Math.max(0, (used / windowMs) * 100)), urgency };
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
