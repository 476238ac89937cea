let titles: readonly string[] = [];
const listeners = new Set<() => void>();

/**
 * Titles of the tabs that hold something unsaved. Apart from the tabs themselves: pages without them ask, too, before
 * they offer a reload.
 */
export const unsavedTabs = {
  get: (): readonly string[] => titles,
  set(next: readonly string[]) {
    if (next.length === titles.length && next.every((title, index) => title === titles[index])) return;
    titles = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
