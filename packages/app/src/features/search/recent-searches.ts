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
    // Storage is blocked or full: the words are kept only until the page closes.
  }
  listeners.forEach((listener) => listener());
}

const get = (): readonly string[] => (current ??= read());

// Follows changes from other windows; otherwise the next search would write the old words back.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    current = undefined;
    listeners.forEach((listener) => listener());
  });
}

/** A number or an e-mail address may be personal: the next person at this computer must not see it. */
const mayBePersonal = (query: string) => /\d{5}|@/.test(query);

/** Stores a search in this browser: newest first, no duplicates. */
export function rememberSearch(query: string): void {
  if (!query || mayBePersonal(query)) return;
  change([query, ...get().filter((one) => one !== query)].slice(0, kept));
}

export const forgetSearches = (): void => change(none);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Recent searches in this browser, newest first. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, get, () => none);
