import { LockError } from '../errors/LockError.js';

export interface WatchOptions {
  onInsert?(deviceId: string): void;
  onRemove?(deviceId: string): void;
  /** The service itself no longer answers as it should. Called once until the next good answer. */
  onError?(error: LockError): void;
  /** Milliseconds from one answer to the next question. @default 2000 */
  intervalMs?: number;
}

/**
 * Polls the device number, because this driver pushes no events; rests while the page is hidden. Another number
 * counts as removed and inserted: locks were swapped between two looks.
 */
export function watchLock(
  look: (signal: AbortSignal) => Promise<string>,
  options: WatchOptions,
  closed: AbortSignal,
): () => void {
  const page = typeof document === 'undefined' ? undefined : document;
  const stopper = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let failing = false;
  let present: string | undefined;

  const see = (now: string | undefined) => {
    failing = false;
    if (now === present) return;
    const before = present;
    present = now;
    if (before !== undefined) options.onRemove?.(before);
    if (now !== undefined) options.onInsert?.(now);
  };

  const tick = async () => {
    if (looking || stopper.signal.aborted || page?.visibilityState === 'hidden') return;
    looking = true;
    clearTimeout(timer);
    const outcome = await look(stopper.signal).catch((error: unknown) => error);
    looking = false;
    if (stopper.signal.aborted) return;
    // The next look is arranged first: a callback that throws must not end the watching.
    timer = setTimeout(() => void tick(), options.intervalMs ?? 2000);
    if (!(outcome instanceof LockError)) see(outcome as string);
    else if (/^(no-lock|lock-removed)$/.test(outcome.code)) see(undefined);
    else if (!failing) {
      failing = true;
      options.onError?.(outcome);
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
  void tick();
  return stop;
}
