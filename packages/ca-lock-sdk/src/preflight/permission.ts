import { LOOPBACK } from '../transport/loopback.js';

/** `not-needed`: the page itself is on the loopback, so browsers do not ask. `unknown`: the browser cannot tell. */
export type LoopbackPermission = 'granted' | 'denied' | 'prompt' | 'unknown' | 'not-needed';

/** The used parts of `PermissionStatus`; tests may pass their own. */
export interface PermissionWatch {
  /** The user's choice. */
  readonly state: LoopbackPermission;
  /** Listens for changes. */
  addEventListener?(type: 'change', listener: () => void): void;
  /** Stops listening. */
  removeEventListener?(type: 'change', listener: () => void): void;
}

/** The parts of the global object with the permission. */
export interface PermissionView {
  navigator?: { permissions?: { query(descriptor: { name: string }): Promise<unknown> } } | undefined;
  location?: { hostname?: string } | undefined;
}

/**
 * Asks the browser whether this page may reach the user's machine, without any request. Chrome's name from 145 on,
 * then the older name; a browser that knows neither throws, which counts as `unknown`.
 */
export async function loopbackPermission(view: PermissionView): Promise<PermissionWatch> {
  if (LOOPBACK.test(view.location?.hostname ?? '')) return { state: 'not-needed' };
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const status = await view.navigator?.permissions?.query({ name });
      if (status) return status as PermissionWatch;
    } catch {
      // Unknown permission name in this browser: try the other one.
    }
  }
  return { state: 'unknown' };
}
