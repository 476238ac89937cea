import type { PermissionWatch } from '../preflight/permission.js';
import type { Gate } from './findService.js';

/**
 * Waits for an open permission prompt, so that the person's time does not count against the service. The gate
 * closes when the person blocks the request or leaves the prompt open too long.
 */
export function permissionGate(watch: PermissionWatch, timeoutMs: number): Gate & { dismiss(): void } {
  const stopper = new AbortController();
  const asks = () => watch.state === 'prompt';
  const startedAt = Date.now();
  // Chromium 156 asks before it connects, older versions only after something answered: a quick refusal may have come
  // without a prompt, while a person needs longer than this to close one.
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
    // Only while the prompt is open: once it is answered, every time-out starts by itself.
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
