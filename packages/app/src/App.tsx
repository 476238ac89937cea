import type { PortalConfig } from '@ca-portal/api/domain';
import { Toaster } from '@ca-portal/ui/toast';
import { GlobalStyle, UiProvider } from '@ca-portal/ui/theme';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PortalConfigProvider } from './config/config.js';
import { AppRoutes } from './portal/AppRoutes.js';
import { RouterLink } from './routing/RouterLink.js';
import { PersonScope } from './session/PersonScope.js';
import { PageBoundary } from './shell/PageBoundary.js';
import { PageFallback } from './shell/PageFallback.js';

/** The portal inside a router that the caller provides: the browser's, or a fixed one for prerendering. */
export function App({ config, queries }: { config: PortalConfig; queries: QueryClient }) {
  return (
    <PortalConfigProvider value={config}>
      <QueryClientProvider client={queries}>
        <UiProvider linkComponent={RouterLink}>
          <GlobalStyle />
          <PageBoundary alone>
            <Suspense fallback={<PageFallback />}>
              <PersonScope>
                <AppRoutes />
              </PersonScope>
            </Suspense>
          </PageBoundary>
          <Toaster />
        </UiProvider>
      </QueryClientProvider>
    </PortalConfigProvider>
  );
}
