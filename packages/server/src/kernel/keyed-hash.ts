import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Hash of a short code. Six digits can be found by trying all of them, so the server's secret is included: a
 * copy of the database alone is not enough.
 */
export const keyedHash = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');

/** Compares in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')];
  return x.length === y.length && timingSafeEqual(x, y);
}
