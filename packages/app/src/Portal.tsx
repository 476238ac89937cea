import type { PortalConfig } from '@ca-portal/api/domain';
import { startTransition, StrictMode, useEffect, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.js';

interface PortalProps {
  /** Settings of the first render, and those that follow it. */
  first: PortalConfig;
  then: PortalConfig;
  queries: QueryClient;
}

/**
 * The portal in the browser. A prerendered page holds the province's names and otherwise the defaults: it hydrates with the
 * same, and all of the province's settings follow, as a transition, so that a part whose code is still loading keeps its prerendered
 * content meanwhile. Not in main.tsx: a module with a component is run again by a hot reload, and would put a
 * second root on the same element.
 */
export function Portal({ first, then, queries }: PortalProps) {
  const [config, setConfig] = useState(first);
  useEffect(() => startTransition(() => setConfig(then)), [then]);
  return (
    <StrictMode>
      <BrowserRouter>
        <App config={config} queries={queries} />
      </BrowserRouter>
    </StrictMode>
  );
}
