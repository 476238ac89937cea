import type { LockErrorCode } from '@ca-portal/ca-lock-sdk';

/** What is checked, in this order. The first lamp that is not green decides what the panel says. */
export const lamps = ['system', 'browser', 'permission', 'driver', 'lock', 'certificate'] as const;
export type LampKey = (typeof lamps)[number];

export const lampLabels: Readonly<Record<LampKey, string>> = {
  system: '系统',
  browser: '浏览器',
  permission: '本机授权',
  driver: '驱动',
  lock: 'CA锁',
  certificate: '证书',
};

export type LampState = 'waiting' | 'checking' | 'ok' | 'failed';

const lampOfCode: Partial<Record<LockErrorCode, LampKey>> = {
  'browser-refused': 'browser',
  'insecure-context': 'browser',
  'permission-denied': 'permission',
  'permission-pending-timeout': 'permission',
  'service-not-found': 'driver',
  'foreign-service': 'driver',
  'service-lost': 'driver',
  timeout: 'driver',
  'malformed-answer': 'driver',
  'unknown-command': 'driver',
  'no-certificate': 'certificate',
};

/** The lamp that an error puts out. Whatever is not about the way to the lock is about the lock. */
export const lampOf = (code: LockErrorCode): LampKey => lampOfCode[code] ?? 'lock';

/** All lamps while `at` is being checked or has failed: green before it, waiting after it. */
export function lampsAt(at: LampKey | 'none' | 'all', here: LampState): Record<LampKey, LampState> {
  const index = at === 'none' ? -1 : at === 'all' ? lamps.length : lamps.indexOf(at);
  const stateOf = (i: number): LampState => (i < index ? 'ok' : i === index ? here : 'waiting');
  return Object.fromEntries(lamps.map((key, i) => [key, stateOf(i)])) as Record<LampKey, LampState>;
}
