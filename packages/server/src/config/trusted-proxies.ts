import { isIP } from 'node:net';

/** Which part of `X-Forwarded-For` counts: none, that of so many proxies, or all that these networks have written. */
export type TrustedProxies = false | number | readonly string[];

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (named.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (kind === 4 ? 32 : 128));
}

/**
 * Reads TRUST_PROXY: a number of proxies, or addresses and networks with commas. Undefined where it is neither: there
 * is no way to believe everybody, or a client would choose its address itself.
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * The setting as Fastify takes it. It ignores a bare number, because whoever reaches the port directly could pretend to
 * be so many proxies; that the port is closed to all but the proxy is what an operator says with a number.
 */
export function trustedByFastify(proxies: TrustedProxies) {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies];
}
