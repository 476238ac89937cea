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
import { useSession, useToken } from '../session/useSession.js';
import { useShownLogin } from '../session/useShownLogin.js';
import { BareNotices } from '../shell/connection/BareNotices.js';
import { PortalEdge } from '../shell/edge/PortalEdge.js';
import { PageBoundary } from '../shell/PageBoundary.js';
import { PageFallback } from '../shell/PageFallback.js';
import { FailedSession } from './FailedSession.js';
import { useAtlas } from './atlas.js';
import { guard, loginPath } from './guard.js';
import { PublicLayout, RefreshPage, WorkLayout } from './layouts.js';
import type { Layout, PageRoute } from './route.js';
import { properPath } from './proper-path.js';
import { flattenTree } from './tree.js';
import { workPages, workTab, type WorkPage } from './work-pages.js';
import { PageTitle } from './PageTitle.js';
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

/** All pages of the portal behind the guard of spec 2.1. */
export function AppRoutes() {
  const token = useToken();
  const session = useSession();
  useShownLogin();
  const { pathname, search, hash } = useLocation();
  const atlas = useAtlas(pathname);
  const tree = useMemo(() => flattenTree(session.data?.routes ?? [], atlas.views), [session.data, atlas]);
  const pages = useMemo(() => workPages(atlas.pages, tree.pages), [atlas, tree]);
  const proper = useMemo(
    () =>
      properPath(
        [...atlas.pages, ...tree.pages, ...tree.redirects].map(({ path }) => path),
        pathname,
      ),
    [atlas, tree, pathname],
  );
  const workPage = proper === pathname ? workTab(pages, { pathname, search: '' })?.page.page : undefined;
  const working = workPage !== undefined;
  const [worked, setWorked] = useState(false);
  if (working && !worked) setWorked(true);
  const bare = isBare(atlas.pages, proper);
  const decision = guard(proper, { hasToken: token !== null, rolesLoaded: session.data !== undefined });

  // A public page need not wait for roles; a page of the server's tree is not known before.
  const waits = decision === 'load' && !atlas.pages.some(({ path }) => path === proper);
  useEffect(() => {
    // Side by side with user info and routes, not after them. What fails here fails again where it is shown.
    if (waits) WorkLayout.preload().catch(() => {});
  }, [waits]);

  useEffect(() => {
    // Beside its frame, as soon as the tree says which page it is.
    workPage?.preload().catch(() => {});
  }, [workPage]);

  // A later failure is none of the login: roles are loaded, and the pages go on with them.
  if (token !== null && session.isLoadingError) return <FailedSession />;
  if (typeof decision === 'object') return <Navigate to={decision.redirect} replace />;
  if (waits) return navigator.onLine ? <PageFallback /> : <NoNetwork />;
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
            <WorkLayout pages={pages} render={workElement} />
          </Suspense>
        </Activity>
      ) : null}
      {bare ? <BareNotices /> : null}
      {working ? null : proper === pathname ? (
        <Routes>
          {inLayout(atlas.pages, 'bare')}
          <Route
            element={
              <Suspense fallback={<PageFallback />}>
                <PublicLayout />
              </Suspense>
            }
          >
            {inLayout(atlas.pages, 'public')}
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
