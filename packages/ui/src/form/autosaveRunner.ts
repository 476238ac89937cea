export type AutosaveStatus = 'idle' | 'pending' | 'saving' | 'saved' | 'failed';

/** State of saving. */
export interface AutosaveState {
  /** Idle, waiting, saving, saved, or failed. */
  status: AutosaveStatus;
  /** Time of the last save, epoch milliseconds. */
  savedAt: number | undefined;
}

/** Second argument of the save function. */
export interface AutosaveContext {
  /** The page is being left: use `fetch` with `keepalive`, since other requests are aborted. */
  leaving: boolean;
}

interface AutosaveRunnerOptions<Values> {
  read: () => Values;
  save: (values: Values, context: AutosaveContext) => Promise<unknown>;
  delay: number;
  retryDelays: readonly number[];
  now: () => number;
}

/**
 * Saves some time after the last change, one request at a time: later changes are saved after it, with the
 * latest values. A failed request is retried with growing delays, then waits for `flush`.
 */
export class AutosaveRunner<Values> {
  readonly #options: AutosaveRunnerOptions<Values>;
  #send: AutosaveRunnerOptions<Values>['save'];
  readonly #listeners = new Set<() => void>();
  #state: AutosaveState = { status: 'idle', savedAt: undefined };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  #changed = false;
  #failures = 0;

  constructor(options: AutosaveRunnerOptions<Values>) {
    this.#options = options;
    this.#send = options.save;
  }

  /** The caller's latest function: its closure may change between renders. */
  saveWith(save: AutosaveRunnerOptions<Values>['save']): void {
    this.#send = save;
  }

  snapshot = (): AutosaveState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The values changed. */
  touch = (): void => {
    this.#changed = true;
    this.#failures = 0;
    if (!this.#running) this.#set({ status: 'pending' });
    this.#schedule(this.#options.delay);
  };

  /** Saves unsaved changes at once; resolves to whether all is saved. */
  flush = (context: AutosaveContext = { leaving: false }): Promise<boolean> => {
    clearTimeout(this.#timer);
    // Leaving cannot wait for the pending request, which may have older values.
    if (this.#running && !context.leaving) return this.#running.then((done) => done && this.flush(context));
    if (!this.#changed) return Promise.resolve(this.#state.status !== 'failed');
    return (this.#running = this.#save(context));
  };

  stop = (): void => clearTimeout(this.#timer);

  async #save(context: AutosaveContext): Promise<boolean> {
    this.#changed = false;
    this.#set({ status: 'saving' });
    try {
      await this.#send(this.#options.read(), context);
      this.#failures = 0;
      this.#running = undefined;
      this.#set({ status: this.#changed ? 'pending' : 'saved', savedAt: this.#options.now() });
      return true;
    } catch {
      this.#running = undefined;
      this.#changed = true;
      this.#set({ status: 'failed' });
      const pause = this.#options.retryDelays[this.#failures++];
      if (pause !== undefined) this.#schedule(pause);
      return false;
    }
  }

  #schedule(delay: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #set(next: Partial<AutosaveState>) {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }
}
