import type { LockTarget } from '../options.js';

const LOOPBACK = /^(127(\.\d+){3}|localhost|\[::1\])$/;

/** Browsers that know the option want exactly 'loopback' for 127.0.0.1; older ones throw on the word, so it is tried once. */
let spaceKnown: boolean | undefined;
function addressSpace(host: string): object {
  if (!LOOPBACK.test(host)) return {};
  const targetAddressSpace = { targetAddressSpace: 'loopback' };
  if (spaceKnown === undefined) {
    try {
      void new Request('http://127.0.0.1/', targetAddressSpace as RequestInit);
      spaceKnown = true;
    } catch {
      spaceKnown = false;
    }
  }
  return spaceKnown ? targetAddressSpace : {};
}

/** One request to the local service: no cookies, no referrer, no cache, no redirect followed. */
export function request(target: LockTarget, port: number, init: RequestInit): Promise<Response> {
  return target.fetch(`http://${target.host}:${port}/`, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    ...addressSpace(target.host),
    ...init,
  });
}
