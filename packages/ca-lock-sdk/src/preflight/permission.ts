import { LOOPBACK } from '../transport/loopback.js';

/** `not-needed`: the page itself is on the loopback, so no browser asks. `unknown`: the browser cannot say. */
export type LoopbackPermission = 'granted' | 'denied' | 'prompt' | 'unknown' | 'not-needed';

/** The parts of `PermissionStatus` that count here; tests may pass their own. */
export interface PermissionWatch {
  /** What the user has said. */
  readonly state: LoopbackPermission;
  /** Hears when he says something else. */
  addEventListener?(type: 'change', listener: () => void): void;
  /** Hears no longer. */
  removeEventListener?(type: 'change', listener: () => void): void;
}

/** The parts of the global object that know the permission. */
export interface PermissionView {
  navigator?: { permissions?: { query(descriptor: { name: string }): Promise<unknown> } } | undefined;
  location?: { hostname?: string } | undefined;
}

/**
 * Asks the browser whether this page may reach the user's own machine, without any request.
 * Chrome's name from 145 on, then the older alias; a browser that knows neither throws, which reads as `unknown`.
 */
export async function loopbackPermission(view: PermissionView): Promise<PermissionWatch> {
  if (LOOPBACK.test(view.location?.hostname ?? '')) return { state: 'not-needed' };
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const status = await view.navigator?.permissions?.query({ name });
      if (status) return status as PermissionWatch;
    } catch {
      // Not a permission of this browser: try the other name.
    }
  }
  return { state: 'unknown' };
}
