let titles: readonly string[] = [];
const listeners = new Set<() => void>();

/** Closing or reloading the window asks, in the browser's words; the tabs ask in ours. */
export const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Titles of the tabs that hold something unsaved. Apart from the tabs themselves: pages without them ask, too, before
 * they offer a reload.
 */
export const unsavedTabs = {
  get: (): readonly string[] => titles,
  set(next: readonly string[]) {
    if (next.length === titles.length && next.every((title, index) => title === titles[index])) return;
    titles = next;
    if (next.length > 0) window.addEventListener('beforeunload', askBeforeUnload);
    else window.removeEventListener('beforeunload', askBeforeUnload);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
