import { serverClock } from '../../api/server-clock.js';
import { isReadFromCache, type WhatWasRead } from '../../sw/messages.js';

export interface Connection {
  /** `back` for a moment after the network has come back. */
  network: 'there' | 'gone' | 'back';
  /** A release other than that of this page answers. */
  outdated: boolean;
}

/** While the network is gone it is looked for often; while it is there, only the release is of interest. */
const lookEvery = { gone: 10_000, there: 300_000 };
const backForMs = 5_000;

let state: Connection = { network: 'there', outdated: false };
const listeners = new Set<() => void>();
/** From when the content of a page is, where it did not come from the network. */
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

/** The entry that this document was loaded with; none outside a built portal. */
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
  /** From when the content at an address is that the worker had kept; undefined where none of it came from there. */
  contentTime: (pathname: string): number | undefined => readAt.get(pathname),

  /** Asks the server now. */
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
    // No cache has this file: the one look at the clock of whoever is not logged in.
    serverClock.learn(Date.parse(response.headers.get('date') ?? ''), sentAt);
    if (!response.ok) return; // served without a build: there is no release to compare
    const [own, now] = [ownEntry(), entryOf(await response.json().catch(() => undefined))];
    if (own && now) change({ outdated: own !== now });
  },

  /** Follows the browser's own news, the worker's, and the clock. */
  watch() {
    window.addEventListener('offline', gone);
    window.addEventListener('online', () => void connection.look());
    document.addEventListener('visibilitychange', () => {
      const idle = Date.now() - lookedAt > 60_000;
      if (document.visibilityState === 'visible' && (idle || state.network === 'gone'))
        void connection.look();
    });
    // The browser may believe in a network that leads nowhere; the worker knows what it could not fetch.
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
