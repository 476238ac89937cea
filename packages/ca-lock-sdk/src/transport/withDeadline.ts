/** Why `withDeadline` gave up: a signal aborted, or the time was over. */
export const ABORTED = Symbol();
export const TIMED_OUT = Symbol();

/**
 * Runs `work` until it ends, one of `cuts` aborts (rejects with `ABORTED`) or `ms` are over (`TIMED_OUT`), and settles at once,
 * whether or not the work obeys its signal; that signal aborts in every case, so that nothing is left running.
 * `hold` puts the clock off until it settles: the time that a person needs is not counted. @default ms for ever: 23 days, the longest that a timer takes
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
