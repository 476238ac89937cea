import type { LockTarget } from '../options.js';
import { request } from '../transport/request.js';
import { record, scalar } from '../wire/record.js';

/** `refused` is every TypeError of fetch: nothing listens, no CORS headers, or the browser blocked it. */
export type ProbeResult =
  | { kind: 'found'; port: number; caType: string }
  | { kind: 'timeout' | 'refused' | 'foreign'; port: number };

export interface ProbeOptions {
  budgetMs: number;
  /** The budget starts when this settles: an open permission prompt must not eat it. */
  hold?: Promise<unknown>;
  signal: AbortSignal;
}

/** The handshake: `GET /` whose JSON carries an accepted `CAType`, headers and body within the budget. Never rejects. */
export async function probePort(
  target: LockTarget,
  port: number,
  options: ProbeOptions,
): Promise<ProbeResult> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  let late = false;
  options.signal.addEventListener('abort', stop);
  if (options.signal.aborted) stop();
  const start = () => {
    if (done) return;
    timer = setTimeout(() => {
      late = true;
      stop();
    }, options.budgetMs);
  };
  if (options.hold) void options.hold.then(start);
  else start();
  try {
    const response = await request(target, port, { signal: controller.signal });
    const body = await response.text();
    const caType = handshake(body);
    return target.caTypes.includes(caType) ? { kind: 'found', port, caType } : { kind: 'foreign', port };
  } catch {
    return { kind: late ? 'timeout' : 'refused', port };
  } finally {
    done = true;
    clearTimeout(timer);
    options.signal.removeEventListener('abort', stop);
  }
}

function handshake(body: string): string {
  try {
    return scalar(record(JSON.parse(body))['CAType']);
  } catch {
    return ''; // An HTML page is a foreign service, not a fault.
  }
}

/** Whether anything answers HTTP at all: tells a service without CORS headers from an empty port. */
export async function somethingAnswers(
  target: LockTarget,
  port: number,
  signal: AbortSignal,
): Promise<boolean> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, target.probeTimeoutMs);
  signal.addEventListener('abort', stop);
  try {
    await request(target, port, { mode: 'no-cors', redirect: 'follow', signal: controller.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
