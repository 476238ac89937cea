import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const keyBytes = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** `scrypt$N$r$p$salt$key`: the cost is stored with the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Takes the same time for right and wrong passwords. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('unknown password scheme');
  const options = { N: Number(n), r: Number(r), p: Number(p), maxmem: cost.maxmem ?? 0 };
  const derived = await derive(password, Buffer.from(salt, 'base64'), options);
  return timingSafeEqual(derived, Buffer.from(key, 'base64'));
}

let stranger: Promise<string> | undefined;

/** Hashes against a dummy password, so that an unknown user name takes as long as a known one. */
export async function spendPasswordTime(password: string): Promise<void> {
  stranger ??= hashPassword(randomBytes(16).toString('hex'));
  await passwordMatches(password, await stranger);
}
