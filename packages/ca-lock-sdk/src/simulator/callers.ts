import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** A Host header of this machine: a name that was rebound to 127.0.0.1 by somebody's DNS is not one. */
export const isLocalHost = (host: string | undefined): boolean => LOOPBACK_HOST.test(host ?? '');

/** The origin of a page that this machine serves itself. */
export const isLocalOrigin = (origin: string): boolean => isLocalHost(origin.replace(/^https?:\/\//, ''));

/** Stands for a caller without an Origin: a program on this machine. Browsers send one with every command. */
export const NATIVE_PROGRAM = '';

/**
 * Who may speak to the lock. Each caller has a session of its own, keyed by what this answers; `undefined` is refused.
 * Without a list the pages of this machine are let in.
 */
export function callerOf(
  { host, origin }: IncomingHttpHeaders,
  origins: readonly string[] | undefined,
): string | undefined {
  if (!isLocalHost(host)) return undefined;
  if (origin === undefined) return NATIVE_PROGRAM;
  return (origins ? origins.includes(origin) : isLocalOrigin(origin)) ? origin : undefined;
}
