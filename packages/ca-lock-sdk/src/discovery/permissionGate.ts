import type { PermissionWatch } from '../preflight/permission.js';
import type { Gate } from './findService.js';

/**
 * Waits on an open permission prompt, so that the time a person thinks is not counted against the service. The gate
 * closes when the person blocks the request or leaves the prompt open for too long.
 */
export function permissionGate(watch: PermissionWatch, timeoutMs: number): Gate & { dismiss(): void } {
  const stopper = new AbortController();
  const asks = () => watch.state === 'prompt';
  const startedAt = Date.now();
  // Chromium 156 asks before it connects, older ones only once something answered: a quick refusal may have come
  // without any prompt, while a person needs longer than this to close one.
  let patience = 500;
  let open!: () => void;
  const answered = new Promise<void>((resolve) => (open = resolve));
  const tired = () => {
    patience = -1;
    stopper.abort();
  };
  const timer = asks() ? setTimeout(tired, timeoutMs) : undefined;
  const changed = () => {
    if (asks()) return;
    clearTimeout(timer);
    open();
    if (watch.state === 'denied') stopper.abort();
  };
  watch.addEventListener?.('change', changed);
  return {
    closed: stopper.signal,
    // Only while the browser still asks: once it has answered, every budget counts from its own start.
    hold: () => (asks() ? answered : undefined),
    verdict: () =>
      watch.state === 'denied'
        ? 'permission-denied'
        : asks() && Date.now() - startedAt > patience
          ? 'permission-pending-timeout'
          : undefined,
    dismiss() {
      clearTimeout(timer);
      watch.removeEventListener?.('change', changed);
    },
  };
}
