import { applyThemeSettings, type ThemeSettings } from '@ca-portal/ui/theme';
import { useSyncExternalStore } from 'react';

/** The visitor's choices for the look. Stored in this browser; public/appearance.js reads the same entry. */
export interface Appearance extends ThemeSettings {
  /** The steps of a theme color other than the built-in one; the drawer sets them (brand-colors.ts). */
  brand?: Readonly<Record<string, string>> | undefined;
}

const key = 'appearance';
const initial: Appearance = { theme: 'auto', contrast: 'auto', mode: 'standard', density: 'medium' };
const listeners = new Set<() => void>();
let current: Appearance | undefined;

function read(): Appearance {
  if (typeof window === 'undefined') return initial;
  try {
    return { ...initial, ...(JSON.parse(window.localStorage.getItem(key) ?? '{}') as Partial<Appearance>) };
  } catch {
    return initial;
  }
}

const get = (): Appearance => (current ??= read());

/** Applies a choice at once and remembers it. */
export function setAppearance(change: Partial<Appearance>) {
  current = { ...get(), ...change };
  applyThemeSettings(current);
  try {
    window.localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Private windows may refuse storage: the choice then lasts until the page closes.
  }
  listeners.forEach((listener) => listener());
}

// Chosen in another window: it applies here, too, and the next choice here keeps it.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    const { brand: before } = get();
    current = read();
    applyThemeSettings(current);
    const { style } = document.documentElement;
    for (const step in { ...before, ...current.brand })
      style.setProperty(`--ca-brand-${step}`, current.brand?.[step] ?? null);
    listeners.forEach((listener) => listener());
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, get, () => initial);
