import {
  Activity,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { tokenStore } from '../session/token.js';
import { useSession, useToken } from '../session/useSession.js';
import { startView, useViewPath } from '../session/useViewPath.js';
import { useShownLogin } from '../session/useShownLogin.js';
import { BareNotices } from '../shell/connection/BareNotices.js';
import { PortalEdge } from '../shell/edge/PortalEdge.js';
import { PageBoundary } from '../shell/PageBoundary.js';
import { PageFallback } from '../shell/PageFallback.js';
import { FailedSession } from './FailedSession.js';
import { usePageCatalog } from '../routing/page-catalog.js';
import './catalog.js';
import { guard, loginPath } from '../routing/guard.js';
import { PublicLayout, RefreshPage, WorkLayout } from './layouts.js';
import type { Layout, PageRoute } from '../routing/route.js';
import { beginsAtWork } from '../routing/begins-at-work.js';
import { canonicalPath } from '../routing/canonical-path.js';
import { flattenTree } from '../routing/tree.js';
import { workPages, workTab, type WorkPage } from '../routing/work-pages.js';
import { PageTitle } from '../routing/PageTitle.js';
import { OverlayPrefetch } from './OverlayPrefetch.js';
import { UnwatchedLogin } from './UnwatchedLogin.js';

// Whoever is not logged in needs none of it. A page must not fail, nor wait, because it could not be loaded.
const SessionWatcher = lazy<ComponentType>(() =>
  import('./SessionWatcher.js').then(
    (m) => ({ default: m.SessionWatcher }),
    () => ({ default: UnwatchedLogin }),
  ),
);

// Part of what every page has loaded: nothing can be fetched when it is needed.
const NoNetwork = lazy(async () => ({ default: (await import('../shell/connection/start.js')).NoNetwork }));

function Page({ title, alone, children }: { title: string; alone?: boolean; children: ReactNode }) {
  return (
    <PageBoundary alone={alone}>
      <Suspense fallback={<PageFallback />}>
        <PageTitle title={title} />
        {children}
      </Suspense>
    </PageBoundary>
  );
}

function LoginFirst({ children }: { children: ReactNode }) {
  const token = useToken();
  const { pathname, search, hash } = useLocation();
  return token ? children : <Navigate to={loginPath(pathname + search + hash)} replace />;
}

const pageElement = ({ page: View, title, layout, needsLogin }: PageRoute) => {
  const page = (
    <Page title={title} alone={layout === 'bare'}>
      <View />
    </Page>
  );
  return needsLogin ? <LoginFirst>{page}</LoginFirst> : page;
};

const workElement = ({ page: View, title, needsLogin }: WorkPage) => {
  const page = (
    <Page title={title}>
      <View />
      <OverlayPrefetch />
    </Page>
  );
  return needsLogin ? <LoginFirst>{page}</LoginFirst> : page;
};

const inLayout = (pages: readonly PageRoute[], layout: Exclude<Layout, 'work'>) =>
  pages
    .filter((route) => route.layout === layout)
    .map((route) => <Route key={route.path} path={route.path} element={pageElement(route)} />);

/** Pages that stand alone: nothing beside the login's or a payment's own words. */
const isBare = (pages: readonly PageRoute[], pathname: string) =>
  pages.some(({ path, layout }) => layout === 'bare' && path === pathname);

const nothing: readonly WorkPage[] = [];

/** All pages of the portal behind the guard of spec 2.1. */
export function AppRoutes() {
  const token = useToken();
  const session = useSession();
  useShownLogin();
  const { pathname, search, hash } = useLocation();
  const catalog = usePageCatalog(pathname);
  const tree = useMemo(() => flattenTree(session.data?.routes ?? [], catalog.views), [session.data, catalog]);
  const pages = useMemo(() => workPages(catalog.pages, tree.pages), [catalog, tree]);
  const proper = useMemo(
    () =>
      canonicalPath(
        [...catalog.pages, ...tree.pages, ...tree.redirects].map(({ path }) => path),
        pathname,
      ),
    [catalog, tree, pathname],
  );
  const workPage = proper === pathname ? workTab(pages, { pathname, search: '' })?.page.page : undefined;
  const bare = isBare(catalog.pages, proper);
  const decision = guard(proper, { hasToken: token !== null, rolesLoaded: session.data !== undefined });

  const start = useViewPath(startView);

  // A public page need not wait for roles; a page of the server's tree is not known before. Nor is whether `/` has one
  // for this role: without the network it stays the page that everybody sees.
  const waits =
    decision === 'load' &&
    (proper === '/' ? navigator.onLine : !catalog.pages.some(({ path }) => path === proper));
  // The document shows the frame of work already: it stays while roles are on their way.
  const begins = waits && beginsAtWork && navigator.onLine;
  const working = workPage !== undefined || begins;
  const [worked, setWorked] = useState(false);
  if (working && !worked) setWorked(true);
  useEffect(() => {
    // Side by side with user info and routes, not after them. What fails here fails again where it is shown.
    if (waits) WorkLayout.preload().catch(() => {});
  }, [waits]);

  useEffect(() => {
    // The document has hidden what is meant for visitors (documents/early.js). The first render still takes it over.
    if (!waits && token === tokenStore.get()) document.documentElement.removeAttribute('data-start-follows');
  }, [waits, token]);

  useEffect(() => {
    // Beside its frame, as soon as the tree says which page it is.
    workPage?.preload().catch(() => {});
  }, [workPage]);

  // A later failure is none of the login: roles are loaded, and the pages go on with them.
  if (token !== null && session.isLoadingError) return <FailedSession />;
  if (typeof decision === 'object') return <Navigate to={decision.redirect} replace />;
  if (proper === '/' && start !== undefined && token !== null) return <Navigate to={start} replace />;
  if (waits && !begins) return navigator.onLine ? <PageFallback /> : <NoNetwork />;
  return (
    <>
      {session.data ? (
        <Suspense fallback={null}>
          <SessionWatcher />
        </Suspense>
      ) : null}
      {/* Stays mounted beside the public pages: what is half filled in a tab is still there on the way back. */}
      {worked ? (
        <Activity mode={working ? 'visible' : 'hidden'}>
          <Suspense fallback={<PageFallback />}>
            <WorkLayout pages={begins ? nothing : pages} render={workElement} />
          </Suspense>
        </Activity>
      ) : null}
      {bare ? <BareNotices /> : null}
      {working ? null : proper === pathname ? (
        <Routes>
          {inLayout(catalog.pages, 'bare')}
          <Route
            element={
              <Suspense fallback={<PageFallback />}>
                <PublicLayout />
              </Suspense>
            }
          >
            {inLayout(catalog.pages, 'public')}
          </Route>
          {tree.redirects.map(({ path, to }) => (
            <Route key={`to ${path}`} path={path} element={<Navigate to={to} replace />} />
          ))}
          <Route
            path="/redirect/*"
            element={
              <Suspense fallback={null}>
                <RefreshPage pages={pages} />
              </Suspense>
            }
          />
          <Route path="*" element={<Navigate to="/404" replace />} />
        </Routes>
      ) : (
        <Navigate to={proper + search + hash} replace />
      )}
      {/* After the page: the keyboard meets the way to the content first, not what stands at the edge. */}
      {bare ? null : <PortalEdge />}
    </>
  );
}
