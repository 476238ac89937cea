let titles: readonly string[] = [];
const listeners = new Set<() => void>();

/** On closing or reloading the window, the browser asks with its own text; on closing tabs, the portal asks. */
export const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Titles of the tabs with unsaved values. Separate from the tab store: pages without tabs check it, too, before they
 * offer a reload.
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
