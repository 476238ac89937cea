import { createContext, useContext, useEffect } from 'react';
import { tabStore } from './tab-store.js';

/** The key of the tab around a page; none in the public layout, which has no tabs. */
export const TabContext = createContext<string | undefined>(undefined);

/** Names the page's tab after what it shows, such as an order's number, once that is known. */
export function useTabTitle(title: string | undefined): void {
  const path = useContext(TabContext);
  useEffect(() => {
    if (path && title) tabStore.dispatch({ type: 'update', view: { path, meta: { title } } });
  }, [path, title]);
}

/** Marks the page's tab while something in it is not saved: closing it then asks first. */
export function useTabDirty(dirty: boolean): void {
  const path = useContext(TabContext);
  useEffect(() => {
    if (path) tabStore.dispatch({ type: 'mark', path, dirty });
  }, [path, dirty]);
}
