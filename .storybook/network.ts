import { mswLoader } from 'msw-storybook-addon/csf3';

/** The built Storybook may stand under a path, such as /kit: its worker lies beside it. */
async function besidePage() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: 'bypass',
  });
  return worker;
}

/**
 * In a test nobody reads the network's panel, and a service worker is asked about every module that the next file of
 * stories imports: where a browser has none, MSW answers the page's calls within the page.
 */
async function insidePage() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  const serviceWorker = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker');
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  try {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  } finally {
    if (serviceWorker) Object.defineProperty(Navigator.prototype, 'serviceWorker', serviceWorker);
  }
  return worker;
}

const setup = () => {
  if (navigator.webdriver) return insidePage;
  return import.meta.env.PROD ? besidePage : undefined;
};

export const network = mswLoader(setup());
