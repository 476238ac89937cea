import { waitingStep, type WaitingStep } from '@ca-portal/api/domain';
import { epochOf } from './moment-of.js';

/** How long an entry has waited, in the four steps of the statistics. */
export interface Age {
  step: WaitingStep;
  /** `等了 3 小时`. */
  words: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

function lengthOf(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} 分钟`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} 小时`;
  return `${Math.floor(ms / dayMs)} 天`;
}

/**
 * The age of an entry that waits since `since` (Beijing wall-clock text), judged by the `reviewHours` that the
 * administrator gives a review; undefined without a readable start.
 */
export function ageOf(since: string | null, now: number, reviewHours: number): Age | undefined {
  if (!since) return undefined;
  const ms = Math.max(0, now - epochOf(since));
  if (Number.isNaN(ms)) return undefined;
  return { step: waitingStep(ms, reviewHours), words: `等了 ${lengthOf(ms)}` };
}
