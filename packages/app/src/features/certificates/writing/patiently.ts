import { ApiError } from '@ca-portal/api';

const triesWithoutAnswer = 3;

/** The pause between two tries; leaving the page aborts it. */
export const twoSeconds = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 2000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Retries an idempotent call: a key pair that took a minute must not be lost to one network error. */
export async function patiently<Result>(
  call: () => Promise<Result>,
  pause: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const hopeless = !(error instanceof ApiError) || !error.retryable;
      if (hopeless || tries === triesWithoutAnswer || signal.aborted) throw error;
      await pause(signal);
    }
  }
}
