import { LockError } from '../errors/LockError.js';

/** Refuses empty arguments before anything is sent. Error: `invalid-argument`. */
export function requireNonEmpty<T extends Readonly<Record<string, string | undefined>>>(values: T): T {
  if (!Object.values(values).every(Boolean)) throw new LockError('invalid-argument');
  return values;
}
