import { isIP } from 'node:net';

/**
 * Which part of `X-Forwarded-For` is trusted: none, the entries of this many proxies, or those written by
 * these networks.
 */
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
 * Reads TRUST_PROXY: a number of proxies, or comma-separated addresses and networks. Undefined if it is
 * neither. It is not possible to trust everybody, because then a client could choose its own address.
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * The setting in Fastify's format. Fastify ignores a bare number, because a client that reaches the port
 * directly could pretend to be that many proxies; an operator who sets a number states that only the proxy
 * can reach the port.
 */
export function trustedByFastify(proxies: TrustedProxies) {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies];
}
