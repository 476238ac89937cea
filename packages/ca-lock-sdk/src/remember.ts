import type { RememberedPort } from './transport/options.js';

/** Stores the working port in the browser, e.g. `rememberPortIn(localStorage)`. @default key 'ca-lock-port' */
export function rememberPortIn(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key = 'ca-lock-port',
): RememberedPort {
  return {
    get: () => Number(storage.getItem(key)) || undefined,
    set: (port) => storage.setItem(key, String(port)),
  };
}
