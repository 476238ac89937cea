import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Whether a Host header is this machine: a name that DNS rebinding points to 127.0.0.1 is not. */
export const isLocalHost = (host: string | undefined): boolean => LOOPBACK_HOST.test(host ?? '');

/** The origin of a page that this machine serves. */
export const isLocalOrigin = (origin: string): boolean => isLocalHost(origin.replace(/^https?:\/\//, ''));

/** The key of callers without an Origin: programs on this machine. Browsers send one with every command. */
export const NATIVE_PROGRAM = '';

/**
 * Who may use the lock. Each caller has its own session, keyed by the returned value; `undefined` is refused.
 * Without a list the pages of this machine are allowed.
 */
export function callerOf(
  { host, origin }: IncomingHttpHeaders,
  origins: readonly string[] | undefined,
): string | undefined {
  if (!isLocalHost(host)) return undefined;
  if (origin === undefined) return NATIVE_PROGRAM;
  return (origins ? origins.includes(origin) : isLocalOrigin(origin)) ? origin : undefined;
}
