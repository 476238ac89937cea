/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isKeepThese, isWhatWasRead, type ReadFromCache } from './messages.js';
import {
  contentKey,
  documentKey,
  isFrame,
  isHashed,
  isSuccess,
  keptOf,
  type Asked,
  type Kept,
} from './requests.js';

// Makes what was last read readable without a network. Only public content is cached, and little of it: see
// `requests.ts`. No login is cached, nor any answer that depends on one. See docs/adr/0016.
declare const self: ServiceWorkerGlobalScope;

const days = 24 * 60 * 60;
const bounded = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

/** Only complete answers of the requested address: no errors, ranges, or pages after a redirect. */
const whole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** The call as the route has read it, for the plugin that caches its answer. */
interface Call {
  key: string;
  body: string | null;
  kept: Kept;
}
const calls = new WeakMap<Request, Call>();

const keptCalls = 'content';
/** An offer changes rarely: it is not requested again on every visit. */
const freshMs = 10 * 60_000;
const isFresh = async (key: string) => {
  const held = await (await caches.open(keptCalls)).match(key);
  return Date.now() - Date.parse(held?.headers.get('date') ?? '') < freshMs;
};

/** The visitor's version, where a logged-in user got another one. */
async function asVisitor({ url, method, headers }: Request, { key, body }: Call): Promise<Response | null> {
  if (await isFresh(key)) return null;
  const type = headers.get('content-type');
  return fetch(url, { method, body, credentials: 'omit', headers: type ? { 'content-type': type } : {} });
}

/** Only the body and the time are cached: no other header of an answer. */
async function whatIsSaid(response: Response): Promise<Response | null> {
  const text = await response.text();
  if (response.status !== 200 || !isSuccess(JSON.parse(text))) return null;
  const headers = ['content-type', 'date'].map((name) => [name, response.headers.get(name) ?? '']);
  return new Response(text, { headers: Object.fromEntries(headers) });
}
const said: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const call = calls.get(request);
    if (!call || response.status !== 200) return null;
    const ofLogin = call.kept === 'offer' && request.headers.has('authorization');
    try {
      const open = ofLogin ? await asVisitor(request, call) : response.clone();
      return open && (await whatIsSaid(open));
    } catch {
      return null; // no answer of the contract, or none at all: nothing to cache
    }
  },
  // Never the request itself: its login would be cached with it.
  cacheKeyWillBeUsed: async ({ request }) => calls.get(request)?.key ?? request.url,
};

/** The last messages for each page, by client id: a page that is still loading does not listen yet. */
const told = new Map<string, ReadFromCache[]>();
const remembered = 20;

/** Tells the page, so that it can show the time of its content. */
const telling: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, event, request }) {
    const readAt = Date.parse(cachedResponse?.headers.get('date') ?? '');
    if (!(event instanceof FetchEvent) || Number.isNaN(readAt)) return cachedResponse;
    const message: ReadFromCache = {
      type: 'read-from-cache',
      at: isFrame(new URL(request.url)) ? null : readAt,
    };
    const before = told.get(event.clientId) ?? [];
    told.delete(event.clientId);
    told.set(event.clientId, [...before, message].slice(-remembered));
    for (const id of [...told.keys()].slice(0, -remembered)) told.delete(id);
    (await self.clients.get(event.clientId))?.postMessage(message);
    return cachedResponse;
  },
};
const byDocument: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => documentKey(new URL(request.url)),
};

const hashedFiles = new CacheFirst({ cacheName: 'hashed-files', plugins: [whole, bounded(400, 60 * days)] });
const content = new NetworkFirst({ cacheName: keptCalls, plugins: [said, telling, bounded(150, 14 * days)] });
const strategies: Record<Kept, Strategy> = {
  file: new NetworkFirst({ cacheName: 'files', plugins: [whole, bounded(20, 60 * days)] }),
  document: new NetworkFirst({
    cacheName: 'documents',
    plugins: [byDocument, whole, bounded(3, 60 * days)],
    matchOptions: { ignoreVary: true },
  }),
  content,
  offer: content,
  picture: new NetworkFirst({ cacheName: 'pictures', plugins: [whole, bounded(80, 14 * days)] }),
};

async function answer(kept: Kept, url: URL, request: Request, event: ExtendableEvent): Promise<Response> {
  if (kept === 'file' && isHashed(url)) return hashedFiles.handle({ request, event });
  const strategy = strategies[kept];
  if (strategy === content) {
    const body = request.method === 'GET' ? null : await request.clone().text();
    calls.set(request, { key: await contentKey(url, request.method, body ?? ''), body, kept });
  }
  return strategy.handle({ request, event });
}

const keptHere = (url: URL, asked: Asked) => keptOf(url, asked, self.location.origin);

for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ url, request }) => keptHere(url, request) !== undefined,
    ({ url, request, event }) => {
      const kept = keptHere(url, request);
      return kept ? answer(kept, url, request, event) : fetch(request);
    },
    method,
  );
}

// Nothing is precached, so a new worker need not wait: file names contain their hash.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (isWhatWasRead(data) && source instanceof Client)
    for (const message of told.get(source.id) ?? []) source.postMessage(message);
  if (!isKeepThese(data)) return;
  const keep = async (address: string, mode?: 'navigate') => {
    const url = new URL(address, self.location.origin);
    const request = new Request(url, { credentials: 'same-origin' });
    const { method, destination, headers } = request;
    const kept = keptHere(url, { method, destination, headers, mode: mode ?? request.mode });
    if (kept) await answer(kept, url, request, event).catch(() => {});
  };
  event.waitUntil(Promise.all([keep(data.page, 'navigate'), ...data.urls.map((url) => keep(url))]));
});
