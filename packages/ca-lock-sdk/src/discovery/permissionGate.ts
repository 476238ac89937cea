import type { PermissionWatch } from '../environment/permission.js';
import { LockError } from '../errors/LockError.js';

/** Waits on an open permission prompt, so that the time a person thinks is not counted against the service. */
export interface PermissionGate {
  /** Settles once the browser no longer asks; `undefined` when it does not ask at all. */
  hold: Promise<unknown> | undefined;
  /** Why discovery must stop early, if it must. */
  verdict(): LockError | undefined;
  close(): void;
}

/** `stop` is called when the person blocks the request or leaves the prompt open for too long. */
export function permissionGate(watch: PermissionWatch, timeoutMs: number, stop: () => void): PermissionGate {
  const asked = watch.state === 'prompt';
  const startedAt = Date.now();
  let waited = false;
  let open: () => void = () => {};
  const hold = asked ? new Promise<void>((resolve) => (open = resolve)) : undefined;
  const changed = () => {
    if (watch.state === 'prompt') return;
    open();
    if (watch.state === 'denied') stop();
  };
  const timer = asked
    ? setTimeout(() => {
        waited = true;
        stop();
      }, timeoutMs)
    : undefined;
  watch.addEventListener?.('change', changed);
  return {
    hold,
    verdict() {
      if (watch.state === 'denied') return new LockError('permission-denied');
      // Chromium 156 asks before it connects, older ones only once something answered: a quick refusal may have come
      // without any prompt, while a person needs longer than this to close one.
      const dismissed = watch.state === 'prompt' && Date.now() - startedAt > 500;
      return waited || dismissed ? new LockError('permission-pending-timeout') : undefined;
    },
    close() {
      clearTimeout(timer);
      watch.removeEventListener?.('change', changed);
    },
  };
}
