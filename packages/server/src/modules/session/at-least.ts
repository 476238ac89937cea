import { setTimeout as wait } from 'node:timers/promises';

/** Does something in no less than so much time, whether it works or is refused: neither its speed nor its outcome shows. */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
