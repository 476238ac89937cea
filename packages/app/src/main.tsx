import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { createQueryClient } from './api/query-client.js';
import { App } from './App.js';
import { defaultPortalConfig } from '@ca-portal/api/domain';
import { loadPortalConfig } from './config/config.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

const page = (config: typeof defaultPortalConfig) => (
  <StrictMode>
    <StyleSheetManager nonce={nonce}>
      <BrowserRouter>
        <App config={config} queries={queries} />
      </BrowserRouter>
    </StyleSheetManager>
  </StrictMode>
);
const queries = createQueryClient();

const config = await loadPortalConfig();
if (root.dataset['prerendered'] === window.location.pathname) {
  // The prerendered page was made with the defaults: hydrate with the same, then show the province's.
  const app = hydrateRoot(root, page(defaultPortalConfig));
  if (JSON.stringify(config) !== JSON.stringify(defaultPortalConfig)) app.render(page(config));
} else {
  createRoot(root).render(page(config));
}
