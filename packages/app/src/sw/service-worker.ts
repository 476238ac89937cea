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

// What was last read can be read again without a network. Only what everybody may see is kept, and little of it:
// `requests.ts` says what. No login is in it, nor anything that an answer says because of one. See docs/adr/0016.
declare const self: ServiceWorkerGlobalScope;

const days = 24 * 60 * 60;
const bounded = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

/** Only whole answers of the address that was asked for: no errors, parts, or pages after a redirect. */
const whole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** What the route has read of a call, for the plugin that keeps its answer. */
interface Call {
  key: string;
  body: string | null;
  kept: Kept;
}
const calls = new WeakMap<Request, Call>();

const keptCalls = 'content';
/** An offer changes seldom: it is not asked a second time with every look at it. */
const freshMs = 10 * 60_000;
const isFresh = async (key: string) => {
  const held = await (await caches.open(keptCalls)).match(key);
  return Date.now() - Date.parse(held?.headers.get('date') ?? '') < freshMs;
};

/** What a visitor is told, where somebody who is logged in was told something else. */
async function asVisitor({ url, method, headers }: Request, { key, body }: Call): Promise<Response | null> {
  if (await isFresh(key)) return null;
  const type = headers.get('content-type');
  return fetch(url, { method, body, credentials: 'omit', headers: type ? { 'content-type': type } : {} });
}

/** Kept is what was said and when: no other header of an answer has a place in a cache. */
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
      return null; // no answer of the contract, or none at all: there is nothing to keep
    }
  },
  // Never the request itself: its login would be kept with it.
  cacheKeyWillBeUsed: async ({ request }) => calls.get(request)?.key ?? request.url,
};

/** What the pages were told last, by the id of each: one that is still loading does not listen yet. */
const told = new Map<string, ReadFromCache[]>();
const remembered = 20;

/** The page is told, so that it can say from when its content is. */
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

// Nothing is fetched beforehand, so a new worker has nothing to wait for: names of files hold their content.
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
