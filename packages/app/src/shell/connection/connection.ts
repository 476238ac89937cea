import { serverClock } from '../../api/server-clock.js';
import { isReadFromCache, type WhatWasRead } from '../../sw/messages.js';

export interface Connection {
  /** `back` for a moment after the network has come back. */
  network: 'there' | 'gone' | 'back';
  /** The server answers with a release other than this page's. */
  outdated: boolean;
}

/** Without a network it is checked often; with a network only the release matters. */
const lookEvery = { gone: 10_000, there: 300_000 };
const backForMs = 5_000;

let state: Connection = { network: 'there', outdated: false };
const listeners = new Set<() => void>();
/** The time of a page's content, where it came from the cache. */
const readAt = new Map<string, number>();
let lookedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function change(next: Partial<Connection>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function lookAgain(after: number) {
  clearTimeout(timer);
  timer = setTimeout(() => void connection.look(), after);
}

function gone() {
  if (state.network !== 'gone') change({ network: 'gone' });
  lookAgain(lookEvery.gone);
}

function there() {
  if (state.network === 'gone') {
    readAt.clear();
    change({ network: 'back' });
    setTimeout(() => {
      if (state.network === 'back') change({ network: 'there' });
    }, backForMs);
  }
  lookAgain(lookEvery.there);
}

/** The entry file that this document was loaded with; undefined outside a built portal. */
const ownEntry = (): string | null | undefined =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');

const entryOf = (version: unknown): string | undefined =>
  typeof version === 'object' && version !== null && 'entry' in version && typeof version.entry === 'string'
    ? version.entry
    : undefined;

/** Whether the portal answers, and with which release: one small file tells both. */
export const connection = {
  get: (): Connection => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The time of the cached content at an address; undefined where none of it came from the cache. */
  contentTime: (pathname: string): number | undefined => readAt.get(pathname),

  /** Checks the server now. */
  async look(): Promise<void> {
    const sentAt = Date.now();
    lookedAt = sentAt;
    let response: Response;
    try {
      response = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(8_000) });
    } catch {
      return gone();
    }
    there();
    // This file is never cached: for visitors it is the only source of the server's time.
    serverClock.learn(Date.parse(response.headers.get('date') ?? ''), sentAt);
    if (!response.ok) return; // served without a build: there is no release to compare
    const [own, now] = [ownEntry(), entryOf(await response.json().catch(() => undefined))];
    if (own && now) change({ outdated: own !== now });
  },

  /** Listens to the browser's network events, to the worker, and to a timer. */
  watch() {
    window.addEventListener('offline', gone);
    window.addEventListener('online', () => void connection.look());
    document.addEventListener('visibilitychange', () => {
      const idle = Date.now() - lookedAt > 60_000;
      if (document.visibilityState === 'visible' && (idle || state.network === 'gone'))
        void connection.look();
    });
    // The browser may report a network that leads nowhere; the worker knows what it could not fetch.
    navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isReadFromCache(data)) return;
      const { pathname } = window.location;
      if (data.at !== null) readAt.set(pathname, Math.min(data.at, readAt.get(pathname) ?? Infinity));
      gone();
      change({});
    });
    navigator.serviceWorker?.controller?.postMessage({ type: 'what-was-read' } satisfies WhatWasRead);
    if (navigator.onLine) void connection.look();
    else gone();
  },
};
