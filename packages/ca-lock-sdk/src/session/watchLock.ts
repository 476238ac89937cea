import type { LockError } from '../errors/LockError.js';

/** The events of a session. */
export interface WatchOptions {
  /** A lock was plugged in. */
  onInsert?(deviceId: string): void;
  /** A lock was pulled out. */
  onRemove?(deviceId: string): void;
  /** The service no longer answers correctly. Called once until the next good answer. */
  onLost?(error: LockError): void;
  /** Milliseconds between an answer and the next request. @default 2000 */
  intervalMs?: number | undefined;
}

/**
 * Polls the device number, because this driver sends no events; pauses while the page is hidden. Another number
 * counts as removed and inserted: the locks were swapped between two checks.
 */
export function watchLock(
  look: (signal: AbortSignal) => Promise<string>,
  { onInsert, onRemove, onLost, intervalMs = 2000 }: WatchOptions,
  closed: AbortSignal,
): () => void {
  const page = globalThis.document as Document | undefined;
  const stopper = new AbortController();
  const { signal } = stopper;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let failing = false;
  let present: string | undefined;

  const see = (now: string | undefined) => {
    const before = present;
    failing = false;
    if (now === before) return;
    present = now;
    if (before) onRemove?.(before);
    if (now) onInsert?.(now);
  };

  const tick = async () => {
    if (looking || signal.aborted || page?.hidden) return;
    looking = true;
    clearTimeout(timer);
    const outcome = await look(signal).catch((error: LockError) => error);
    looking = false;
    if (signal.aborted) return;
    // Schedules the next check first: a callback that throws must not stop the watcher.
    timer = setTimeout(() => void tick(), intervalMs);
    if (typeof outcome === 'string') see(outcome);
    else if (outcome.code === 'no-lock' || outcome.code === 'lock-removed') see(undefined);
    else if (!failing) {
      failing = true;
      onLost?.(outcome);
    }
  };

  const shown = () => void tick();
  const stop = () => {
    stopper.abort();
    clearTimeout(timer);
    page?.removeEventListener('visibilitychange', shown);
    closed.removeEventListener('abort', stop);
  };
  closed.addEventListener('abort', stop);
  page?.addEventListener('visibilitychange', shown);
  if (closed.aborted) stop();
  shown();
  return stop;
}
