import { defaultPortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import { startTransition, StrictMode, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from './api/query-client.js';
import { App } from './App.js';
import { loadPortalConfig } from './config/config.js';

const queries = createQueryClient();

/**
 * A prerendered page was made with the default settings: it hydrates with the same, and the province's follow.
 * As a transition, so that a part whose code is still loading keeps its prerendered content meanwhile.
 */
function Portal({ first, then }: { first: PortalConfig; then: PortalConfig }) {
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

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const config = await loadPortalConfig();
if (root.dataset['prerendered'] === window.location.pathname) {
  hydrateRoot(root, <Portal first={defaultPortalConfig} then={config} />);
} else {
  createRoot(root).render(<Portal first={config} then={config} />);
}
