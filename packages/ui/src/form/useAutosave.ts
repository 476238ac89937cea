import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type AutosaveContext, AutosaveRunner, type AutosaveState } from './autosaveRunner.js';

/** How and when a form saves itself. */
export interface AutosaveOptions<Values> {
  /** Sends the values as they are, valid or not; rejects when they were not saved. */
  save: (values: Values, context: AutosaveContext) => Promise<unknown>;
  /** Milliseconds after the last change. @default 1500 */
  delay?: number;
  /** Pauses before it tries again by itself, in milliseconds. @default [2000, 8000, 30000] */
  retryDelays?: readonly number[];
  /** The present, epoch milliseconds: for a portal that goes by its server's clock. @default Date.now */
  now?: () => number;
  /** Off for a form that may only be read. @default true */
  enabled?: boolean;
}

/** The state of saving, and what a page does with it. */
export interface Autosave extends AutosaveState {
  /** Something typed is not saved yet: for `useLeaveGuard`. */
  unsaved: boolean;
  /** Saves at once, as before the next step; answers whether all is saved. Also what 重试 calls. */
  flush: () => Promise<boolean>;
}

const RETRY_DELAYS = [2000, 8000, 30_000];

/**
 * Saves a form by itself: some time after the last change, one call at a time, again after a failure and when the
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
    // `name` tells a change of one field from a reset of all, as the restored draft is one.
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

/** Plain data is copied, so that typing on does not change what is being sent; files and dates stay themselves. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, copyOf<unknown>(inner)]),
  ) as Value;
}
