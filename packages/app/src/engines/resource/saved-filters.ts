import { useState } from 'react';
import type { FilterValues } from './filters.js';

/** A named set of filters, stored in this browser. */
export interface SavedFilter {
  readonly name: string;
  readonly words: string;
  readonly filters: FilterValues;
}
const storageKey = (page: string, person: string) => `savedFilters:${person}:${page}`;

function load(key: string): readonly SavedFilter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as SavedFilter[]).filter((one) => typeof one.name === 'string') : [];
  } catch {
    return []; // storage is refused or was tampered with: nothing was kept
  }
}

/** The saved filters of one user on one page, and functions to change them. */
export function useSavedFilters(page: string, person: string) {
  const key = storageKey(page, person);
  const [saved, setSaved] = useState(() => load(key));
  const keep = (next: readonly SavedFilter[]) => {
    setSaved(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // they then last until the page is reloaded
    }
  };
  return {
    saved,
    save: (filter: SavedFilter) =>
      keep([...saved.filter(({ name }) => name !== filter.name), filter].slice(-8)),
    remove: (name: string) => keep(saved.filter((one) => one.name !== name)),
  };
}
