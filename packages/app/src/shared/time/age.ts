import { epochOf } from './moment-of.js';

/** How long an entry has waited, in the four steps of the statistics: below 4 hours, a day, three days, more. */
export type AgeStep = 'fresh' | 'today' | 'days' | 'old';
export interface Age {
  step: AgeStep;
  /** `等了 3 小时`. */
  words: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

function stepOf(ms: number): AgeStep {
  if (ms < 4 * hourMs) return 'fresh';
  if (ms < dayMs) return 'today';
  return ms < 3 * dayMs ? 'days' : 'old';
}

function lengthOf(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} 分钟`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} 小时`;
  return `${Math.floor(ms / dayMs)} 天`;
}

/** The age of an entry that waits since `since` (Beijing wall-clock text); undefined without a readable start. */
export function ageOf(since: string | null, now: number): Age | undefined {
  if (!since) return undefined;
  const ms = Math.max(0, now - epochOf(since));
  if (Number.isNaN(ms)) return undefined;
  return { step: stepOf(ms), words: `等了 ${lengthOf(ms)}` };
}
