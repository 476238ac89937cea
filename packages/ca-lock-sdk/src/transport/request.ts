import type { LockTarget } from './options.js';
import { LOOPBACK } from './loopback.js';

/** Browsers that know the option require exactly 'loopback' for 127.0.0.1; older ones throw for this value. */
function addressSpace(host: string): object {
  const option = { targetAddressSpace: 'loopback' };
  try {
    return LOOPBACK.test(host) && new Request('http://a', option as RequestInit) ? option : {};
  } catch {
    return {};
  }
}

/** One request to the local service: no cookies, no referrer, no cache, no redirect followed. */
export const request = (target: LockTarget, port: number, init: RequestInit): Promise<Response> =>
  target.fetch(`http://${target.host}:${port}/`, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    ...addressSpace(target.host),
    ...init,
  });
