import { setTimeout as wait } from 'node:timers/promises';

/** Takes at least this time, whether the work succeeds or fails, so that the duration reveals nothing. */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
