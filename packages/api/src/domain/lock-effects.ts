import type { OrderType } from './order-types.js';

/** Effect of a business on a holder's certificate and lock. */
export interface LockEffect {
  /** `issued`: a first certificate. `reissued`: a new one replaces the old, which ends. `kept`: the same one. */
  readonly certificate: 'issued' | 'reissued' | 'kept' | 'revoked';
  /** Seals: `all` of the lock, `changed`: those of the change, `practice`: only the practice seal. */
  readonly seals: 'all' | 'changed' | 'practice' | 'none';
}

/**
 * By order type. Platforms are stored in the portal's records and in no certificate: 0104 writes nothing into a lock.
 */
export const lockEffects = {
  '0101': { certificate: 'issued', seals: 'all' },
  '0102': { certificate: 'reissued', seals: 'all' },
  '0103': { certificate: 'reissued', seals: 'none' },
  '0104': { certificate: 'kept', seals: 'none' },
  '0105': { certificate: 'reissued', seals: 'changed' },
  '0106': { certificate: 'reissued', seals: 'all' },
  '0108': { certificate: 'revoked', seals: 'none' },
  '0110': { certificate: 'kept', seals: 'practice' },
  '0301': { certificate: 'issued', seals: 'none' },
  '0501': { certificate: 'issued', seals: 'none' },
  '0101,0301': { certificate: 'issued', seals: 'all' },
} as const satisfies Partial<Record<OrderType, LockEffect>>;

/** Effect of an order of that type; undefined for a course. */
export const lockEffect = (orderType: OrderType): LockEffect | undefined =>
  (lockEffects as Partial<Record<OrderType, LockEffect>>)[orderType];
