import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { workTab, type WorkPage } from '../../routing/work-pages.js';
import { tabStore } from '../../shared/tabs/index.js';

const visitOf = ({ page, key }: { page: WorkPage; key: string }, fullPath: string) => ({
  path: key,
  fullPath,
  // View and tab share one key: closing one tab never drops another's state.
  name: key,
  meta: { title: page.title, affix: page.affix, noCache: page.noCache },
});

/** Every navigation in the work layout is a visit: it opens a new tab, or updates the address of the existing one. */
export function useVisits(pages: readonly WorkPage[], owner: string | undefined): void {
  const { pathname, search, hash } = useLocation();

  useLayoutEffect(() => {
    if (owner === undefined) return;
    tabStore.open(owner, (path) => workTab(pages, new URL(path, window.location.origin)) !== undefined);
    for (const page of pages) {
      if (!page.affix) continue;
      tabStore.dispatch({ type: 'add', view: visitOf({ page, key: page.path }, page.path) });
    }
  }, [owner, pages]);

  useLayoutEffect(() => {
    const tab = workTab(pages, { pathname, search });
    if (owner === undefined || !tab) return;
    const { meta, ...visit } = visitOf(tab, pathname + search + hash);
    const known = tabStore.get().visitedViews.some(({ path }) => path === tab.key);
    tabStore.dispatch({ type: 'add', view: { ...visit, meta } });
    // A title that the page has set itself stays.
    if (known) tabStore.dispatch({ type: 'update', view: visit });
  }, [owner, pages, pathname, search, hash]);
}
