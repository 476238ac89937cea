import { aborted } from './failure.js';
import type { ApiError } from './errors.js';
import type { AbortHandle } from './abort-handle.js';

export interface Retries {
  /** Number of retries of a read. @default 2 */
  count: number;
  /** Delay before the first retry in milliseconds; it doubles each time. @default 200 */
  firstPauseMs: number;
  /** The timer, for tests. */
  wait: (ms: number) => Promise<void>;
}

export const usualRetries: Retries = {
  count: 2,
  firstPauseMs: 200,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** No answer, or a gateway without its server. A time-out is not included: the user has waited long enough. */
const passes = ({ kind, retryable }: ApiError): boolean => retryable && kind !== 'timeout';

/** Retries after a temporary failure. For reads only: a repeated write could take effect twice. */
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
