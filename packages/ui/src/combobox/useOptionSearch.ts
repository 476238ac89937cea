import { useEffect, useRef, useState } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import type { ComboboxOption } from './options.js';

/** Searches a server for options that match the text; `signal` aborts an outdated search. */
export type OptionSearch = (
  query: string,
  context: { signal: AbortSignal },
) => Promise<readonly ComboboxOption[]>;

interface Result {
  query: string;
  attempt: number;
  options: readonly ComboboxOption[];
  failed: boolean;
}

interface SearchState {
  options: readonly ComboboxOption[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * Calls `search` some time after the last key, while the list is open. A late response is dropped and its request
 * aborted. The former options stay until the new ones arrive.
 */
export function useOptionSearch(
  search: OptionSearch | undefined,
  query: string,
  open: boolean,
  delay: number,
): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  // An inline function is new at every render; that must not start another search.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const asks = search !== undefined;
  const fresh = result?.query === query && result.attempt === attempt;

  useEffect(() => {
    if (!asks || !open || fresh) return;
    const controller = new AbortController();
    const tell = (options: readonly ComboboxOption[], failed: boolean) => {
      if (!controller.signal.aborted) setResult({ query, attempt, options, failed });
    };
    const timer = setTimeout(
      () => {
        latest.current?.(query, { signal: controller.signal }).then(
          (options) => tell(itemsOf(options), false),
          () => tell([], true),
        );
      },
      query === '' ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, query, open, delay, attempt, fresh]);

  return {
    options: result?.options ?? [],
    loading: asks && open && !fresh,
    failed: fresh && result.failed,
    retry: () => setAttempt(attempt + 1),
  };
}
