import { AsyncLocalStorage } from 'node:async_hooks';

/** The call that the present code works for, for what has no request at hand: the log of a fault, the database. */
export interface CurrentCall {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern: a path may hold what is personal. */
  readonly route: string;
  /** A write of this call has been committed: the rest may fail, but "nothing has happened" is no longer true. */
  wrote: boolean;
}

const storage = new AsyncLocalStorage<CurrentCall>();

export const currentCall = (): CurrentCall | undefined => storage.getStore();

/** Runs something, and all that it starts, as part of a call. */
export const runInCall = (call: CurrentCall, run: () => void): void => storage.run(call, run);

/** What the call has written so far (its session's last use, say) does not count as its deed. */
export function beginDeed(): void {
  const call = storage.getStore();
  if (call) call.wrote = false;
}

export function noteWrite(): void {
  const call = storage.getStore();
  if (call) call.wrote = true;
}
