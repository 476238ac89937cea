import { defaultPortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import { UiProvider } from '@ca-portal/ui/theme';
import { Toaster } from '@ca-portal/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { MemoryRouter, Route, Routes, type RouteProps } from 'react-router-dom';
import { api } from '../api/client.js';
import { PortalConfigProvider } from '../config/config.js';
import { lazyPage } from '../routing/lazy-page.js';
import '../portal/catalog.js';
import { RouterLink } from '../routing/RouterLink.js';
import type { WorkPage } from '../routing/work-pages.js';
import { tokenStore } from '../session/token.js';
import { tabStore } from '../shared/tabs/index.js';
import { WorkLayout } from '../shell/WorkLayout.js';

interface Surroundings {
  /** The address at which the page is open. */
  path?: string;
  /** Route pattern of the page where it reads path parameters. @default '*' */
  pattern?: RouteProps['path'];
  /** A logged-in user: the mocks answer as the contract's examples say. */
  token?: string | null;
  config?: Partial<PortalConfig>;
  /** The frame around the page, e.g. PublicLayout, or the work frame with its tabs. */
  layout?: ComponentType | 'work';
}

const storyPage = (path: RouteProps['path'] = '*'): WorkPage => ({
  path,
  title: '页面',
  page: lazyPage(() => Promise.reject(new Error('a story brings its own page'))),
  tabKeys: [],
  needsLogin: false,
  affix: false,
  noCache: false,
});

/** Decorator: provides the portal's context around a page. The network is the story's msw handlers. */
export function inApp({
  path = '/',
  pattern = '*',
  token = null,
  config,
  layout: Layout,
}: Surroundings = {}) {
  return function InApp(Story: ComponentType) {
    const [queries] = useState(() => {
      tabStore.forget();
      api.reset(); // all stories share the portal's one client
      // As on a page load: with a login from before, whose drafts still exist.
      if (token) tokenStore.renew(token);
      else tokenStore.clear('drafts stay');
      return new QueryClient({ defaultOptions: { queries: { retry: false } } });
    });
    const page = <Route path={pattern} element={<Story />} />;
    const Framed = Layout === 'work' ? undefined : Layout;
    return (
      <PortalConfigProvider value={{ ...defaultPortalConfig, ...config }}>
        <QueryClientProvider client={queries}>
          <UiProvider linkComponent={RouterLink}>
            <MemoryRouter initialEntries={[path]}>
              {Layout === 'work' ? (
                <WorkLayout pages={[storyPage(pattern)]} render={() => <Story />} />
              ) : (
                <Routes>{Framed ? <Route element={<Framed />}>{page}</Route> : page}</Routes>
              )}
            </MemoryRouter>
            <Toaster />
          </UiProvider>
        </QueryClientProvider>
      </PortalConfigProvider>
    );
  };
}
