import type { PortalConfig } from '@ca-portal/api/domain';
import { GlobalStyle, UiProvider } from '@ca-portal/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createQueryClient } from './api/query-client.js';
import { App } from './App.js';
import { PortalConfigProvider } from './config/config.js';
import { firstCalls } from './routing/first-calls.js';
import type { LazyPage } from './routing/lazy-page.js';
import { pageRoutes, serverViews } from './portal/registry.js';
import { RouterLink } from './routing/RouterLink.js';
import { WorkLayout } from './shell/WorkLayout.js';

export {
  defaultPortalConfig,
  documentTexts,
  portalConfigToFill,
  withPhonePlaces,
} from '@ca-portal/api/domain';

interface Prerendered {
  html: string;
  styles: string;
}

async function rendered(path: string, content: ReactNode): Promise<Prerendered> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <StaticRouter location={path}>{content}</StaticRouter>
      </StyleSheetManager>,
      // Complete boundaries stay in place: moving them later would take inline scripts.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Renders a public page as a logged-out visitor sees it first, with the styles that it uses. */
export const prerenderPage = (path: string, config: PortalConfig): Promise<Prerendered> =>
  rendered(path, <App config={config} queries={createQueryClient()} />);

/**
 * Renders the frame of the work pages around a skeleton, for nobody in particular: what stands on the screen until the
 * script has run. It is not hydrated but gives way to the page, whose first render has the same frame.
 */
export const prerenderWork = (sidebarOpen: boolean, config: PortalConfig): Promise<Prerendered> =>
  rendered(
    '/core',
    <PortalConfigProvider value={config}>
      <QueryClientProvider client={createQueryClient()}>
        <UiProvider linkComponent={RouterLink}>
          <GlobalStyle />
          <WorkLayout pages={[]} render={() => null} openInDocument={sidebarOpen} />
        </UiProvider>
      </QueryClientProvider>
    </PortalConfigProvider>,
  );

/** The file that brings a page's code, as its `import()` names it in this bundle. */
const fileOf = ({ load }: LazyPage): string => /import\(["']\.\/([^"']+)["']\)/.exec(String(load))?.[1] ?? '';

/** All pages of the build, each with the file of its code: for the documents that name what a page needs. */
export const knownPages = {
  routes: pageRoutes.map(({ path, layout, page }) => ({ path, layout, file: fileOf(page) })),
  views: serverViews.map(({ component, page }) => ({
    component,
    file: fileOf(page),
    calls: firstCalls[component] ?? [],
  })),
};
