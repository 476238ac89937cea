/** What the worker needs to know of a request. */
export interface Asked {
  method: string;
  mode: string;
  /** `image`, `script` …; empty for calls. */
  destination: string;
  headers: { has: (name: string) => boolean };
}

/** What is kept for reading without a network; everything else never meets a cache. */
export type Kept = 'file' | 'document' | 'content' | 'picture';

/**
 * Calls of the contract that anybody may read and that say the same to everybody. A test holds this list against the
 * contract: no row that asks for a login is in it.
 */
const publicContent = [
  /^\/mh\/api\/(?:gywm|hzhb|cpty|cpTable|tzgg|lbt)\//,
  /^\/mh\/api\/knowledge\//,
  /^\/mh\/api\/course\/\w+$/,
  /^\/mh\/api\/tReply\/getReplyTtile$/,
  /^\/mh\/api\/home\/serviceLevel$/,
  /^\/mh\/api\/search\/frequent$/,
  /^\/mh\/tDownload\/catalogue$/,
  /^\/mh\/code\/getCodeByType\//,
  /^\/mh\/system\/dict\/data\/type\//,
  /^\/portal\.config\.json$/,
];
const publicPicture = /^\/mh\/common\/public\/[^/]+$/;

/** Built files, whose names hold their content's hash, and what an installed portal shows around its pages. */
const builtFile =
  /^\/(?:assets\/|icons\/|appearance\.js$|favicon\.svg$|manifest\.webmanifest$|office-map\.svg$)/;
/** Paths of the server's own: not pages of the portal. */
const serversOwn = /^\/(?:mh|sandbox|pki|healthz|assets)(?:\/|$)/;

export const isHashed = (url: URL): boolean => url.pathname.startsWith('/assets/');

/**
 * What of a request is kept, none for most: whatever is sent with a login, writes, files, other servers, the release's
 * name, and every call that is not listed.
 */
export function keptOf(url: URL, asked: Asked, origin: string): Kept | undefined {
  if (asked.method !== 'GET' || url.origin !== origin || asked.headers.has('authorization')) return undefined;
  if (asked.mode === 'navigate') return serversOwn.test(url.pathname) ? undefined : 'document';
  if (builtFile.test(url.pathname)) return 'file';
  if (asked.destination === 'image' && publicPicture.test(url.pathname)) return 'picture';
  // A range of a film is no whole answer.
  if (asked.headers.has('range')) return undefined;
  return publicContent.some((path) => path.test(url.pathname)) ? 'content' : undefined;
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
