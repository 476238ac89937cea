/** The properties of a request that the worker needs. */
export interface Asked {
  method: string;
  mode: string;
  /** `image`, `script` …; empty for calls. */
  destination: string;
  headers: { has: (name: string) => boolean };
}

/**
 * What is cached for offline reading; nothing else enters a cache. `content` is the same for everybody; of an `offer`
 * only the visitor's version is cached, whoever asks.
 */
export type Kept = 'file' | 'document' | 'content' | 'offer' | 'picture';

/** Public reads of the contract, as `METHOD path`. A test compares these lists with the contract. */
const sameForAll = [
  /^GET \/mh\/api\/(?:gywm|hzhb|cpty|tzgg|lbt)\//,
  /^GET \/mh\/api\/knowledge\//,
  /^GET \/mh\/api\/course\/(?:list|options)$/,
  /^GET \/mh\/api\/tReply\/getReplyTtile$/,
  /^GET \/mh\/api\/home\/serviceLevel$/,
  /^GET \/mh\/api\/search\/frequent$/,
  /^GET \/mh\/tDownload\/catalog$/,
  /^POST \/mh\/tDownload\/(?:getDownloadList|getDownloadInfo\/[^/]+)$/,
  /^GET \/mh\/system\/dict\/data\/type\//,
  /^GET \/portal\.config\.json$/,
];
/** A provider in its trial phase is shown only to users whom the office has named. */
const variesByLogin = [
  /^GET \/mh\/api\/cpTable\//,
  /^POST \/mh\/shop\/(?:getShopPpList|getTopShopList|getShopLbList|getShopList|getShop\/[^/]+)$/,
  /^GET \/mh\/code\/getCodeByType\//,
];
/** For a logged-in user, it contains his own status. */
const visitorsAlone = [/^GET \/mh\/api\/course\/\d+$/];
const publicPicture = /^\/mh\/common\/public\/[^/]+$/;

/** Layout data of every page: when they come from a cache, that says nothing about the page's content. */
const frame = /^\/(?:portal\.config\.json$|mh\/(?:api\/gywm\/getfooter$|api\/tReply\/|code\/|system\/))/;

/** Built files, whose names contain their hash, and files that an installed portal shows around its pages. */
const builtFile =
  /^\/(?:assets\/|icons\/|appearance\.js$|favicon\.svg$|manifest\.webmanifest$|office-map\.svg$|brand\/)/;
/** Server paths, and files that are opened directly: not pages of the portal. */
const notAPage = /^\/(?:mh|sandbox|pki|health|ready|metrics|assets|brand)(?:\/|$)|\.\w+$/;

export const isHashed = (url: URL): boolean => url.pathname.startsWith('/assets/');
export const isFrame = (url: URL): boolean => frame.test(url.pathname);

/** Whether one of the lists contains the call. */
const isIn = (list: readonly RegExp[], { method }: Asked, { pathname }: URL): boolean =>
  list.some((call) => call.test(`${method} ${pathname}`));

/**
 * How a request is cached, undefined for most: writes, files, other servers, the release's name, and every call that is
 * not listed. The portal sends its login with every call (spec 7.1); answers that the login may change are not cached,
 * and the login itself never is.
 */
export function keptOf(url: URL, asked: Asked, origin: string): Kept | undefined {
  if (url.origin !== origin) return undefined;
  // A range of a video is not a complete answer, and a user's search text is private.
  const isCall = asked.mode !== 'navigate' && !asked.headers.has('range') && !url.searchParams.has('keyword');
  if (isCall && isIn(sameForAll, asked, url)) return 'content';
  if (isCall && isIn(variesByLogin, asked, url)) return 'offer';
  if (asked.method !== 'GET' || asked.headers.has('authorization')) return undefined;
  if (asked.mode === 'navigate') return notAPage.test(url.pathname) ? undefined : 'document';
  if (builtFile.test(url.pathname)) return 'file';
  if (asked.destination === 'image' && publicPicture.test(url.pathname)) return 'picture';
  return isCall && isIn(visitorsAlone, asked, url) ? 'content' : undefined;
}

/**
 * The cache key of an answer: its address, without the login. A cache accepts no POST; a read by POST is keyed by its
 * address with a hash of its body.
 */
export async function contentKey(url: URL, method: string, body: string): Promise<string> {
  if (method === 'GET') return url.href;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const asked = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  const key = new URL(url);
  key.searchParams.set('asked', asked.join(''));
  return key.href;
}

/**
 * The cache key of a document: the two prerendered ones, and one for all other pages, which start from the same bare
 * document. No query: it may contain an order number or a ticket.
 */
export function documentKey(url: URL): string {
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  return path === '/' || path === '/login' ? path : '/app';
}

/** Whether an answer of the contract may be cached: refusals have status 200, too (spec 7.1). */
export const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && (!('code' in body) || body.code === 200 || body.code === 0);
