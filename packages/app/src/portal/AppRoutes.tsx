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

// Visitors need none of it. A failure to load it must not break or delay a page.
const SessionWatcher = lazy<ComponentType>(() =>
  import('./SessionWatcher.js').then(
    (m) => ({ default: m.SessionWatcher }),
    () => ({ default: UnwatchedLogin }),
  ),
);

// Part of the entry: without a network nothing could be loaded when it is needed.
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

/** Pages without a frame: they show only the login or the payment. */
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

  // A public page need not wait for the roles; a page of the server's tree is unknown before them. So is whether `/`
  // leads to a start page for this role: without a network it stays the public home page.
  const waits =
    decision === 'load' &&
    (proper === '/' ? navigator.onLine : !catalog.pages.some(({ path }) => path === proper));
  // The document already shows the work frame: it stays while the roles load.
  const begins = waits && beginsAtWork && navigator.onLine;
  const working = workPage !== undefined || begins;
  const [worked, setWorked] = useState(false);
  if (working && !worked) setWorked(true);
  useEffect(() => {
    // In parallel with user info and routes. A failure here appears again where the page is shown.
    if (waits) WorkLayout.preload().catch(() => {});
  }, [waits]);

  useEffect(() => {
    // The document hides visitor content (documents/early.js). The first render still hydrates it.
    if (!waits && token === tokenStore.get()) document.documentElement.removeAttribute('data-start-follows');
  }, [waits, token]);

  useEffect(() => {
    // In parallel with its frame, as soon as the tree says which page it is.
    workPage?.preload().catch(() => {});
  }, [workPage]);

  // A later failure does not affect the login: roles are loaded, and the pages keep working.
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
      {/* Stays mounted beside the public pages, so that unsaved values in tabs are kept. */}
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
      {/* After the page: keyboard focus reaches the skip link first, not the edge tools. */}
      {bare ? null : <PortalEdge />}
    </>
  );
}
