import { AsyncLocalStorage } from 'node:async_hooks';

/** The current call, for code without access to the request: the log of a fault, the database. */
export interface CurrentCall {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern: a real path may contain personal data. */
  readonly route: string;
  /**
   * Set when a write of this call is committed: after that an error must not claim that nothing has happened.
   */
  wrote: boolean;
}

const storage = new AsyncLocalStorage<CurrentCall>();

export const currentCall = (): CurrentCall | undefined => storage.getStore();

/** Runs something, and all that it starts, as part of a call. */
export const runInCall = (call: CurrentCall, run: () => void): void => storage.run(call, run);

/**
 * Ignores writes before the handler (e.g. the session's last use): they are not part of the call's own work.
 */
export function beginDeed(): void {
  const call = storage.getStore();
  if (call) call.wrote = false;
}

export function noteWrite(): void {
  const call = storage.getStore();
  if (call) call.wrote = true;
}
