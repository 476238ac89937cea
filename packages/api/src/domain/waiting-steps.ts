import { urgentReviewMinutes } from './review-urgency.js';

/** How long work has waited for a person, from not long to too long. */
export type WaitingStep = 'fresh' | 'today' | 'days' | 'old';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/**
 * The minutes after which each step begins, by the time that the administrator gives a review: a sixth of it, the whole
 * and three times it. With 24 hours: 4 hours, a day, three days. For lists of waiting work and their figures.
 */
export const waitingSteps = (
  reviewHours: number,
): Readonly<Record<Exclude<WaitingStep, 'fresh'>, number>> => ({
  today: urgentReviewMinutes(reviewHours),
  days: reviewHours * hourMinutes,
  old: 3 * reviewHours * hourMinutes,
});

/** The step of work that has waited this number of milliseconds. For colors of rows and their counts. */
export function waitingStep(ms: number, reviewHours: number): WaitingStep {
  const minutes = ms / 60_000;
  const { today, days, old } = waitingSteps(reviewHours);
  if (minutes < today) return 'fresh';
  if (minutes < days) return 'today';
  return minutes < old ? 'days' : 'old';
}

/** `3 天`, `4 小时` or `10 分钟`: the largest unit that says it exactly. For headings of the steps. */
export function waitingWords(minutes: number): string {
  if (minutes % dayMinutes === 0) return `${minutes / dayMinutes} 天`;
  return minutes % hourMinutes === 0 ? `${minutes / hourMinutes} 小时` : `${minutes} 分钟`;
}
