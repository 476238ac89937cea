import { defaultPortalConfig } from '@ca-portal/api/domain';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.js';
import { loadPortalConfig } from './config/config.js';
import { Portal } from './Portal.js';
import { preloadPath } from './routing/atlas.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { pathname } = window.location;
const queries = createQueryClient();

/** The page's code, before its prerendered content is taken over. A failure is shown by the page itself. */
const pageCode = preloadPath(pathname).catch(() => {});

if (root.dataset['prerendered'] === pathname) {
  const [config] = await Promise.all([loadPortalConfig(), pageCode]);
  hydrateRoot(root, <Portal first={defaultPortalConfig} then={config} queries={queries} />);
} else {
  const config = await loadPortalConfig();
  createRoot(root).render(<Portal first={config} then={config} queries={queries} />);
}
