import { useSyncExternalStore } from 'react';

/** Layout settings of the frame behind the login (spec 9). Stored in this browser; they contain no personal data. */
export interface LayoutSettings {
  showSettings: boolean;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  /** After a close: activates the tab that was active before, instead of the last remaining one (spec 2.10). */
  visitHistory: boolean;
}

/** The defaults of spec 9; the visit history is off, so that the rule of spec 2.10 applies. */
export const defaultLayout: LayoutSettings = {
  showSettings: true,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  visitHistory: false,
};

const key = 'layoutSettings';
const listeners = new Set<() => void>();
let current: LayoutSettings | undefined;

function read(): LayoutSettings {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
    // The names are those of the default: the type of `fromEntries` cannot express it.
    return Object.fromEntries(
      Object.entries(defaultLayout).map(([name, value]) => [
        name,
        typeof given[name] === 'boolean' ? given[name] : value,
      ]),
    ) as unknown as LayoutSettings;
  } catch {
    return defaultLayout; // invalid or refused
  }
}

export const layoutSettings = {
  get: (): LayoutSettings => (current ??= read()),
  set(change: Partial<LayoutSettings>) {
    current = { ...layoutSettings.get(), ...change };
    try {
      window.localStorage.setItem(key, JSON.stringify(current));
    } catch {
      // Refused or full: the choice lasts until the page closes.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Chosen in another window: without it the next choice here would undo that one.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    current = undefined;
    for (const listener of listeners) listener();
  });
}

export const useLayoutSettings = (): LayoutSettings =>
  useSyncExternalStore(layoutSettings.subscribe, layoutSettings.get, () => defaultLayout);
