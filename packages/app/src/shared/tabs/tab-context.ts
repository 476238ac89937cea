import {
  createContext,
  useContext,
  useEffect,
  useInsertionEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { tabStore } from './tab-store.js';
import { askBeforeUnload } from './unsaved-tabs.js';

/** The key of the tab around a page; undefined in the public layout, which has no tabs. */
export const TabContext = createContext<string | undefined>(undefined);

/** Sets the title of the page's tab to what it shows, such as an order's number, once that is known. */
export function useTabTitle(title: string | undefined): void {
  const path = useContext(TabContext);
  // A page may know its title before the login is loaded: until then it has no tab.
  const open = useSyncExternalStore(tabStore.subscribe, () =>
    tabStore.get().visitedViews.some((view) => view.path === path),
  );
  useEffect(() => {
    if (open && path && title) tabStore.dispatch({ type: 'update', view: { path, meta: { title } } });
  }, [open, path, title]);
}

/** Who has unsaved values in which tab: a page, and each form in a dialog over it. */
const holders = new Map<string, Set<object>>();

function mark(path: string, holder: object, dirty: boolean) {
  const tab = tabStore.get().visitedViews.find((view) => view.path === path);
  // A tab without unsaved values has no holders: those of a closed tab are removed with it.
  const those = (tab?.dirty && holders.get(path)) || new Set<object>();
  if (dirty) those.add(holder);
  else those.delete(holder);
  if (those.size > 0) holders.set(path, those);
  else holders.delete(path);
  tabStore.dispatch({ type: 'mark', path, dirty: those.size > 0 });
}

/**
 * Marks the surrounding tab as unsaved while the caller has unsaved values: closing it or the window then asks first.
 */
export function useTabDirty(dirty: boolean): void {
  const path = useContext(TabContext);
  const [holder] = useState(() => ({}));
  useEffect(() => {
    if (path) mark(path, holder, dirty);
  }, [path, holder, dirty]);
  // Outside of tabs nothing else tracks it.
  useEffect(() => {
    if (path || !dirty) return;
    const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event); // one per form, so that none removes another's
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [path, dirty]);
  // Other effects also end when the tab is only hidden, with its typed values kept; this cleanup runs only on unmount.
  // Stores must not change while React runs it.
  useInsertionEffect(
    () => () => {
      if (path) queueMicrotask(() => mark(path, holder, false));
    },
    [path, holder],
  );
}
