/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isKeepThese, type ReadFromCache } from './messages.js';
import { documentKey, isHashed, isSuccess, keptOf, type Asked, type Kept } from './requests.js';

// What was last read can be read again without a network. Only what everybody may see is kept, and little of it:
// `requests.ts` says what, and nothing that was sent with a login is in it. See docs/adr/0016.
declare const self: ServiceWorkerGlobalScope;

const days = 24 * 60 * 60;
const bounded = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

/** Only whole answers of the address that was asked for: no errors, parts, or pages after a redirect. */
const whole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};
const success: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    return isSuccess(await response.clone().json()) ? response : null;
  },
};

/** The page is told, so that it can say from when its content is. */
const telling: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    const at = Date.parse(cachedResponse?.headers.get('date') ?? '');
    const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
    if (client && !Number.isNaN(at)) {
      client.postMessage({ type: 'read-from-cache', at } satisfies ReadFromCache);
    }
    return cachedResponse;
  },
};
const byDocument: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => documentKey(new URL(request.url)),
};

const hashedFiles = new CacheFirst({ cacheName: 'hashed-files', plugins: [whole, bounded(400, 60 * days)] });
const strategies: Record<Kept, Strategy> = {
  file: new NetworkFirst({ cacheName: 'files', plugins: [whole, bounded(20, 60 * days)] }),
  document: new NetworkFirst({
    cacheName: 'documents',
    plugins: [byDocument, whole, bounded(3, 60 * days)],
    matchOptions: { ignoreVary: true },
  }),
  content: new NetworkFirst({ cacheName: 'content', plugins: [success, telling, bounded(150, 14 * days)] }),
  picture: new NetworkFirst({ cacheName: 'pictures', plugins: [whole, bounded(80, 14 * days)] }),
};

const strategyFor = (url: URL, asked: Asked): Strategy | undefined => {
  const kept = keptOf(url, asked, self.location.origin);
  if (kept === undefined) return undefined;
  return kept === 'file' && isHashed(url) ? hashedFiles : strategies[kept];
};

registerRoute(
  ({ url, request }) => strategyFor(url, request) !== undefined,
  (options) => (strategyFor(options.url, options.request) ?? strategies.document).handle(options),
);

// Nothing is fetched beforehand, so a new worker has nothing to wait for: names of files hold their content.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isKeepThese(data)) return;
  const keep = async (address: string, mode?: 'navigate') => {
    const url = new URL(address, self.location.origin);
    const request = new Request(url, { credentials: 'same-origin' });
    const { method, destination, headers } = request;
    const strategy = strategyFor(url, { method, destination, headers, mode: mode ?? request.mode });
    await strategy?.handle({ request, event }).catch(() => {});
  };
  event.waitUntil(Promise.all([keep(data.page, 'navigate'), ...data.urls.map((url) => keep(url))]));
});
