import { tabId } from '@ca-portal/ui/tab-bar';
import { Activity, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { parsePath, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { workTab, type WorkPage } from '../../routing/work-pages.js';
import { TabContext, tabStore } from '../../shared/tabs/index.js';
import { View } from './TabViews.styles.js';

/** Ids that connect each tab with its panel (aria). */
export const tabBarId = 'work-tabs';
export const tabPanelId = 'work-tab-panel';

const locationOf = (fullPath: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(fullPath),
  state: null,
  key: 'kept',
});

/** The key of a view: its tab and its refresh counter. A new key mounts a new page. */
const viewKey = (path: string): string => `${path}#${tabStore.generation(path)}`;

/**
 * Keeps a scroll position per view, since the window scrolls for all of them. A closed or refreshed view starts at the
 * top.
 */
function useScrollPerView(current: string | undefined, views: readonly { path: string }[]) {
  const places = useRef(new Map<string, number>());
  const activeKey = current === undefined ? undefined : viewKey(current);
  useLayoutEffect(() => {
    if (activeKey === undefined) return;
    window.scrollTo(0, places.current.get(activeKey) ?? 0);
    const remember = () => places.current.set(activeKey, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [activeKey]);
  useEffect(() => {
    const open = new Set(views.map(({ path }) => viewKey(path)));
    for (const key of places.current.keys()) if (!open.has(key)) places.current.delete(key);
    // Includes the active view: a closed one may have scrolled once more before it was removed.
  }, [activeKey, views]);
}

/**
 * The open pages, all mounted, one shown. An inactive page keeps its state, its fields and its scroll position, and its
 * effects are paused (React's Activity). Each reads the address of its own tab, so that the same page with two ids is
 * two pages.
 */
export function TabViews({
  pages,
  render,
  tabbed = true,
}: {
  pages: readonly WorkPage[];
  render: (page: WorkPage) => ReactNode;
  /** With a tab bar above, each page is the panel of its tab. */
  tabbed?: boolean;
}) {
  const location = useLocation();
  const { visitedViews, cachedViews } = useSyncExternalStore(tabStore.subscribe, tabStore.get);
  const current = workTab(pages, location)?.key;
  useScrollPerView(current, visitedViews);

  const kept = visitedViews.filter(
    ({ path, name }) => path !== current && name && cachedViews.includes(name),
  );
  const shown = [
    ...kept.map(({ path, fullPath }) => ({ path, at: locationOf(fullPath) })),
    ...(current === undefined ? [] : [{ path: current, at: location }]),
    // Fixed order, whichever view is active: moving a view in the DOM would cost a new layout.
  ].toSorted((a, b) => a.path.localeCompare(b.path));

  return shown.map(({ path, at }) => (
    <Activity key={viewKey(path)} mode={path === current ? 'visible' : 'hidden'}>
      <View
        {...(tabbed ? { role: 'tabpanel', 'aria-labelledby': tabId(tabBarId, path) } : {})}
        {...(path === current ? { id: tabPanelId } : {})}
      >
        <TabContext value={path}>
          <Routes location={at}>
            {pages.map((page) => (
              <Route key={page.path} path={page.path} element={render(page)} />
            ))}
          </Routes>
        </TabContext>
      </View>
    </Activity>
  ));
}
