import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.js';
import { documentPortalConfig, loadPortalConfig } from './config/config.js';
import { Portal } from './Portal.js';
import { prepareWorkPage, startOfHome } from './portal/first-page.js';
import { preloadPath } from './routing/page-catalog.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { pathname } = window.location;
const queries = createQueryClient();

/** The page's code, before its prerendered content is taken over. A failure is shown by the page itself. */
const pageCode = preloadPath(pathname).catch(() => {});

// No `await` at the top level: the bundler then joins no chunks, and every page is a request more.
async function start(container: HTMLElement) {
  const startPage = startOfHome(queries, pathname, pageCode);
  if (container.dataset['prerendered'] === pathname && (await startPage) === undefined) {
    const [config] = await Promise.all([loadPortalConfig(), pageCode]);
    hydrateRoot(container, <Portal first={documentPortalConfig()} then={config} queries={queries} />);
    return;
  }
  const [config, to] = await Promise.all([
    loadPortalConfig(),
    startPage,
    prepareWorkPage(queries, pathname, pageCode),
  ]);
  if (to !== undefined) window.history.replaceState(window.history.state, '', to);
  createRoot(container).render(<Portal first={config} then={config} queries={queries} />);
}
void start(root);
