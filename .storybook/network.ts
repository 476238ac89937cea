import { mswLoader } from 'msw-storybook-addon/csf3';

/** The built Storybook may be served under a path, such as /kit: the worker file is beside it. */
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
 * A service worker slows down every module request of the story tests, and nobody reads the network panel there:
 * where a browser cannot register one, MSW answers calls within the page.
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
