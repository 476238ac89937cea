import { aborted } from './failure.js';
import type { ApiError } from './errors.js';
import type { AbortHandle } from './abort-handle.js';

export interface Retries {
  /** How often a read is asked again. @default 2 */
  count: number;
  /** The pause before the first repetition in milliseconds; it doubles each time. @default 200 */
  firstPauseMs: number;
  /** The timer, for tests. */
  wait: (ms: number) => Promise<void>;
}

export const usualRetries: Retries = {
  count: 2,
  firstPauseMs: 200,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** No answer, or a gateway without its server. A time-out is not among them: the user has waited long enough. */
const passes = ({ kind, retryable }: ApiError): boolean => retryable && kind !== 'timeout';

/** Asks again where the failure is one that passes. For reads only: a repeated write could act twice. */
export async function withRetries<T>(
  { count, firstPauseMs, wait }: Retries,
  signal: AbortHandle,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (turn >= count || !passes(error as ApiError)) throw error;
    }
    await wait(firstPauseMs * 2 ** turn);
    if (signal.aborted) throw aborted();
  }
}
