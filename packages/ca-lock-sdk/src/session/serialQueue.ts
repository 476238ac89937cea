type Enqueue = <T>(
  task: () => Promise<T>,
  cuts: readonly (AbortSignal | undefined)[],
  reason: () => Error,
) => Promise<T>;

/**
 * Runs tasks one after another in the order they came; one that fails does not stop the next. A task that is cut
 * while it still waits is rejected at once and never starts; one that already runs looks after itself.
 */
export function serialQueue(): Enqueue {
  let tail: Promise<unknown> = Promise.resolve();
  return (task, cuts, reason) =>
    new Promise((resolve, reject) => {
      const drop = () => reject(reason());
      const forget = () => {
        for (const cut of cuts) cut?.removeEventListener('abort', drop);
      };
      for (const cut of cuts) cut?.addEventListener('abort', drop);
      tail = tail.then(async () => {
        forget();
        if (cuts.some((cut) => cut?.aborted)) return drop();
        return task().then(resolve, reject);
      });
    });
}
