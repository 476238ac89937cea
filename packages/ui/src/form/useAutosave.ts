import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type AutosaveContext, AutosaveRunner, type AutosaveState } from './autosaveRunner.js';

/** Options of `useAutosave`. */
export interface AutosaveOptions<Values> {
  /** Saves the values, valid or not; rejects when saving failed. */
  save: (values: Values, context: AutosaveContext) => Promise<unknown>;
  /** Debounce in milliseconds after the last change. @default 1500 */
  delay?: number;
  /** Delays before the automatic retries, in milliseconds. @default [2000, 8000, 30000] */
  retryDelays?: readonly number[];
  /** The current time in epoch milliseconds: for a portal that uses the clock of its server. @default Date.now */
  now?: () => number;
  /** Whether autosave is on; `false` for a read-only form. @default true */
  enabled?: boolean;
}

/** The state of saving, and its actions. */
export interface Autosave extends AutosaveState {
  /** There are unsaved changes: for `useLeaveGuard`. */
  unsaved: boolean;
  /** Saves at once, as before the next step; resolves to whether all is saved. 重试 calls it too. */
  flush: () => Promise<boolean>;
}

const RETRY_DELAYS = [2000, 8000, 30_000];

/**
 * Saves a form by itself: some time after the last change, one request at a time, again after a failure and when the
 * network is back, and at once when the page is hidden or left. Show its state with `AutosaveStatus`.
 */
export function useAutosave<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  { save, delay = 1500, retryDelays = RETRY_DELAYS, now = Date.now, enabled = true }: AutosaveOptions<Values>,
): Autosave {
  const { getValues, subscribe } = form;
  const [runner] = useState(
    () =>
      new AutosaveRunner<Values>({
        read: () => copyOf(getValues()),
        save,
        delay,
        retryDelays,
        now,
      }),
  );
  // Before the effect below, so that leaving saves with the latest function.
  useEffect(() => runner.saveWith(save), [runner, save]);
  const state = useSyncExternalStore(runner.subscribe, runner.snapshot, runner.snapshot);

  useEffect(() => {
    if (!enabled) return;
    // `name` is set for a change of one field, but not for a reset, such as the restored draft.
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name !== undefined) runner.touch();
      },
    });
    const leave = () => void runner.flush({ leaving: true });
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const online = () => void runner.flush();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', online);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', online);
      leave();
      runner.stop();
    };
  }, [enabled, runner, subscribe]);

  const unsaved = state.status === 'pending' || state.status === 'saving' || state.status === 'failed';
  return { ...state, unsaved, flush: () => runner.flush() };
}

/**
 * Plain data is copied, so that later input does not change the values being sent; files and dates are not copied.
 */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, copyOf<unknown>(inner)]),
  ) as Value;
}
