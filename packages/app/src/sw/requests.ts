/** What the worker needs to know of a request. */
export interface Asked {
  method: string;
  mode: string;
  /** `image`, `script` …; empty for calls. */
  destination: string;
  headers: { has: (name: string) => boolean };
}

/**
 * What is kept for reading without a network; everything else never meets a cache. `content` says the same to
 * everybody; of an `offer` only what a visitor is told is kept, whoever asks.
 */
export type Kept = 'file' | 'document' | 'content' | 'offer' | 'picture';

/** Reads of the contract that anybody may do, as `METHOD path`. A test holds these lists against the contract. */
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
/** A provider on trial is shown to those alone whom the office has named. */
const variesByLogin = [
  /^GET \/mh\/api\/cpTable\//,
  /^POST \/mh\/shop\/(?:getShopPpList|getTopShopList|getShopLbList|getShopList|getShop\/[^/]+)$/,
  /^GET \/mh\/code\/getCodeByType\//,
];
/** Tells somebody who is logged in how he himself stands. */
const visitorsAlone = [/^GET \/mh\/api\/course\/\d+$/];
const publicPicture = /^\/mh\/common\/public\/[^/]+$/;

/** What every page has around it: that it comes from a cache says nothing of the page. */
const frame = /^\/(?:portal\.config\.json$|mh\/(?:api\/gywm\/getfooter$|api\/tReply\/|code\/|system\/))/;

/** Built files, whose names hold their content's hash, and what an installed portal shows around its pages. */
const builtFile =
  /^\/(?:assets\/|icons\/|appearance\.js$|favicon\.svg$|manifest\.webmanifest$|office-map\.svg$|brand\/)/;
/** Paths of the server's own, and files that somebody opens by themselves: not pages of the portal. */
const notAPage = /^\/(?:mh|sandbox|pki|health|ready|metrics|assets|brand)(?:\/|$)|\.\w+$/;

export const isHashed = (url: URL): boolean => url.pathname.startsWith('/assets/');
export const isFrame = (url: URL): boolean => frame.test(url.pathname);

/** Whether one of the lists names the call. */
const isIn = (list: readonly RegExp[], { method }: Asked, { pathname }: URL): boolean =>
  list.some((call) => call.test(`${method} ${pathname}`));

/**
 * What of a request is kept, none for most: writes, files, other servers, the release's name, and every call that is
 * not listed. The portal sends its login with every call (spec 7.1); what that may change is not kept from such an
 * answer, and the login itself never.
 */
export function keptOf(url: URL, asked: Asked, origin: string): Kept | undefined {
  if (url.origin !== origin) return undefined;
  // A range of a film is no whole answer, and what somebody looked for in a list is his own.
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
 * Under which name an answer is kept: its address, without the login it was asked with. A cache takes no POST; one that
 * reads is kept as the address with a number for what it asked.
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
 * Under which name a document is kept: the two prerendered ones, and one for all other pages, which start from the same
 * bare document. No query: it may name an order or hold a ticket.
 */
export function documentKey(url: URL): string {
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  return path === '/' || path === '/login' ? path : '/app';
}

/** Whether an answer of the contract is one to keep: refusals come with status 200, too (spec 7.1). */
export const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && (!('code' in body) || body.code === 200 || body.code === 0);
