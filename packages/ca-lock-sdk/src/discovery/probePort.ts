import type { LockTarget } from '../transport/options.js';
import { HANDSHAKE_LIMIT, readText, UNREADABLE } from '../transport/readText.js';
import { request } from '../transport/request.js';
import { TIMED_OUT, withDeadline } from '../transport/withDeadline.js';
import { record, scalarIn } from '../wire/record.js';

export interface FoundService {
  port: number;
  caType: string;
}

/** `refused` is every TypeError of fetch: nothing listens, no CORS headers, or the browser blocked it. */
export type ProbeResult = FoundService | 'foreign' | 'late' | 'refused';

/**
 * The handshake: `GET /` whose JSON has an accepted `CAType`, headers and body within the time-out. The time-out
 * starts when `hold` settles, so that an open permission prompt does not count. Never rejects.
 */
export const probePort = (
  target: LockTarget,
  port: number,
  budgetMs: number,
  signal: AbortSignal,
  hold?: Promise<unknown>,
): Promise<ProbeResult> =>
  withDeadline(
    async (stop): Promise<ProbeResult> => {
      const response = await request(target, port, { signal: stop });
      const body = await readText(response, HANDSHAKE_LIMIT, stop);
      const caType = target.caTypes.find((type) => type === handshake(body));
      return caType ? { port, caType } : 'foreign';
    },
    [signal],
    budgetMs,
    hold,
  ).catch((why: unknown) => (why === TIMED_OUT ? 'late' : why === UNREADABLE ? 'foreign' : 'refused'));

function handshake(body: string): string | undefined {
  try {
    return scalarIn(record(JSON.parse(body)), 'CAType');
  } catch {
    return undefined; // An HTML page is a foreign service, not an error.
  }
}

/** Whether anything answers HTTP: distinguishes a service without CORS headers from an empty port. Never rejects. */
export const somethingAnswers = (target: LockTarget, port: number, signal: AbortSignal): Promise<boolean> =>
  withDeadline(
    (stop) => request(target, port, { mode: 'no-cors', redirect: 'follow', signal: stop }),
    [signal],
    target.probeTimeoutMs,
  ).then(
    () => true,
    () => false,
  );
