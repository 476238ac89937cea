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

/** The key of the tab around a page; none in the public layout, which has no tabs. */
export const TabContext = createContext<string | undefined>(undefined);

/** Names the page's tab after what it shows, such as an order's number, once that is known. */
export function useTabTitle(title: string | undefined): void {
  const path = useContext(TabContext);
  // A page may know its name before it is known who has logged in: until then it has no tab.
  const open = useSyncExternalStore(tabStore.subscribe, () =>
    tabStore.get().visitedViews.some((view) => view.path === path),
  );
  useEffect(() => {
    if (open && path && title) tabStore.dispatch({ type: 'update', view: { path, meta: { title } } });
  }, [open, path, title]);
}

/** Who has something unsaved in which tab: a page, and each form in a dialog over it. */
const holders = new Map<string, Set<object>>();

function mark(path: string, holder: object, dirty: boolean) {
  const tab = tabStore.get().visitedViews.find((view) => view.path === path);
  // A tab that holds nothing has no holders: those of one that was closed are gone with it.
  const those = (tab?.dirty && holders.get(path)) || new Set<object>();
  if (dirty) those.add(holder);
  else those.delete(holder);
  if (those.size > 0) holders.set(path, those);
  else holders.delete(path);
  tabStore.dispatch({ type: 'mark', path, dirty: those.size > 0 });
}

/** Marks the tab around while the caller holds something that is not saved: closing it or the window then asks first. */
export function useTabDirty(dirty: boolean): void {
  const path = useContext(TabContext);
  const [holder] = useState(() => ({}));
  useEffect(() => {
    if (path) mark(path, holder, dirty);
  }, [path, holder, dirty]);
  // Outside of the tabs nobody else knows of it.
  useEffect(() => {
    if (path || !dirty) return;
    const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event); // one a form: none takes away another's
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [path, dirty]);
  // The other effects end whenever the tab is only hidden, with all that was typed; this one with the form itself.
  // Stores must not change while it runs.
  useInsertionEffect(
    () => () => {
      if (path) queueMicrotask(() => mark(path, holder, false));
    },
    [path, holder],
  );
}
