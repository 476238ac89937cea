import { useSyncExternalStore } from 'react';

const key = 'recentSearches';
const kept = 8;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let current: readonly string[] | undefined;

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((word): word is string => typeof word === 'string').slice(0, kept)
      : none;
  } catch {
    return none; // storage refused or spoilt
  }
}

function change(next: readonly string[]) {
  current = next;
  try {
    if (next.length > 0) window.localStorage.setItem(key, JSON.stringify(next));
    else window.localStorage.removeItem(key);
  } catch {
    // Refused or full: the words live as long as the page.
  }
  listeners.forEach((listener) => listener());
}

const get = (): readonly string[] => (current ??= read());

// What another window adds or clears counts here, too: kept as it was, it would be written back with the next search.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    current = undefined;
    listeners.forEach((listener) => listener());
  });
}

/** A number or an address in a search box may be somebody's own: the next person at this computer must not see it. */
const mayBePersonal = (query: string) => /\d{5}|@/.test(query);

/** Keeps what was searched for in this browser, newest first, each once. */
export function rememberSearch(query: string): void {
  if (!query || mayBePersonal(query)) return;
  change([query, ...get().filter((one) => one !== query)].slice(0, kept));
}

export const forgetSearches = (): void => change(none);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was searched for in this browser, newest first. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, get, () => none);
