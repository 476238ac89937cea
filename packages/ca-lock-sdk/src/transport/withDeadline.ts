/** Why `withDeadline` rejected: a signal aborted, or the deadline passed. */
export const ABORTED = Symbol();
export const TIMED_OUT = Symbol();

/**
 * Runs `work` until it ends, one of `cuts` aborts (rejects with `ABORTED`) or `ms` have passed (`TIMED_OUT`), and
 * settles at once, even if the work ignores its signal; that signal aborts in every case, so that nothing keeps
 * running. `hold` delays the timer until it settles: the time that a person needs does not count. @default ms 23
 * days, the longest timer
 */
export function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  cuts: readonly (AbortSignal | undefined)[],
  ms = 2e9,
  hold?: Promise<unknown>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cut!: () => void;
  return new Promise<T>((resolve, reject) => {
    cut = () => reject(ABORTED);
    if (cuts.some((one) => one?.aborted)) return cut();
    for (const one of cuts) one?.addEventListener('abort', cut);
    const start = () => {
      if (!signal.aborted) timer = setTimeout(reject, ms, TIMED_OUT);
    };
    if (hold) void hold.then(start);
    else start();
    work(signal).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    controller.abort();
    for (const one of cuts) one?.removeEventListener('abort', cut);
  });
}
