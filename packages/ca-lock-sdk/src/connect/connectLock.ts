import { connect } from './connect.js';
import { permissionGate } from '../discovery/permissionGate.js';
import { inspect, type PreflightView } from '../preflight/inspect.js';
import { LockError } from '../errors/LockError.js';
import type { ConnectOptions } from '../transport/options.js';
import type { LockSession } from '../session/LockSession.js';
import { openSession } from '../session/openSession.js';
import { ABORTED, withDeadline } from '../transport/withDeadline.js';

/**
 * Finds the lock service on the user's machine and opens a session. Call it in a click handler: the browser may show
 * a prompt. Errors: `browser-refused`, `insecure-context`, `permission-denied`, `permission-pending-timeout`,
 * `foreign-service`, `service-not-found`, `aborted`.
 */
export function connectLock(options: ConnectOptions = {}): Promise<LockSession> {
  const { view = globalThis as PreflightView, rememberedPort, permissionTimeoutMs = 60_000 } = options;
  return withDeadline(
    async (signal) => {
      const { code, watch } = await inspect(view);
      if (code) throw new LockError(code);
      // A full, blocked or hanging storage must never prevent the connection.
      const known = withDeadline(async () => rememberedPort?.get(), [signal], 150).catch(() => undefined);
      const knownPort = (await known) ?? options.knownPort;
      const gate = permissionGate(watch, permissionTimeoutMs);
      try {
        const link = await connect({ ...options, knownPort, signal }, gate);
        withDeadline(async () => rememberedPort?.set(link.port), [], 150).catch(() => {});
        return openSession(link, options.licenseKey);
      } finally {
        gate.dismiss();
      }
    },
    [options.signal],
  ).catch((why: unknown) => {
    throw why === ABORTED ? new LockError('aborted') : why;
  });
}
