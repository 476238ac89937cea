import { findService } from './discovery/findService.js';
import { inspect, type PreflightView } from './environment/preflight.js';
import { lockTarget, type ConnectOptions } from './options.js';
import { LockSession } from './session/LockSession.js';

/**
 * Finds the lock service on the user's machine and opens a session. Call it from a click: the browser may ask.
 * Errors: `browser-refused`, `insecure-context`, `permission-denied`, `permission-pending-timeout`,
 * `foreign-service`, `service-not-found`, `aborted`. Spec 7.8.
 */
export async function connectLock(options: ConnectOptions = {}): Promise<LockSession> {
  const target = lockTarget(options);
  const report = await inspect(options.view ?? (globalThis as PreflightView));
  if (report.error) throw report.error;
  const found = await findService(target, report.watch, options.rememberedPort, options.signal);
  return new LockSession(target, found.port, found.caType);
}
