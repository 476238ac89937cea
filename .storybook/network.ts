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

export const network = import.meta.env.PROD ? mswLoader(besidePage) : mswLoader();
