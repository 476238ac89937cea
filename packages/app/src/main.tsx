import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.js';
import { documentPortalConfig, loadPortalConfig } from './config/config.js';
import { Portal } from './Portal.js';
import { prepareWorkPage } from './portal/first-page.js';
import { preloadPath } from './routing/page-catalog.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { pathname } = window.location;
const queries = createQueryClient();

/** The page's code, before its prerendered content is taken over. A failure is shown by the page itself. */
const pageCode = preloadPath(pathname).catch(() => {});

// No `await` at the top level: the bundler then joins no chunks, and every page is a request more.
async function start(container: HTMLElement) {
  if (container.dataset['prerendered'] === pathname) {
    const [config] = await Promise.all([loadPortalConfig(), pageCode]);
    hydrateRoot(container, <Portal first={documentPortalConfig()} then={config} queries={queries} />);
  } else {
    const [config] = await Promise.all([loadPortalConfig(), prepareWorkPage(queries, pathname, pageCode)]);
    createRoot(container).render(<Portal first={config} then={config} queries={queries} />);
  }
}
void start(root);
