import { useEffect } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router-dom';
import { tabStore } from '../shared/tabs/index.js';
import { refreshTarget } from '../routing/refresh-target.js';
import { workTab, type WorkPage } from '../routing/work-pages.js';

/** `/redirect{fullPath}` (spec 2.3): shows the page again. Its tab, if it has one, drops the kept-alive view. */
export function RefreshPage({ pages }: { pages: readonly WorkPage[] }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const target = refreshTarget(pathname + search + hash);
  useEffect(() => {
    const tab = workTab(pages, { pathname: '/', search: '', ...parsePath(target) });
    if (tab) tabStore.dispatch({ type: 'refresh', path: tab.key });
    void navigate(target, { replace: true });
  }, [navigate, pages, target]);
  return null;
}
