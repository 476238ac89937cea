/** Storage keys are the spec's (section 9): other systems of a province read them too. */
const tokenKey = 'token';
const paymentTokenKey = 'tokenByZf';
/**
 * Set together with a removed token when nobody has logged out. Not in the spec; a message between windows of this
 * browser.
 */
const expiredKey = 'tokenExpired';
/** The role of this window, where another window of the same login uses another role. */
const windowKey = 'tokenOfWindow';

type Area = 'localStorage' | 'sessionStorage';
const inBrowser = typeof window !== 'undefined';

function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null; // storage refused
  }
}

/** False where the browser refuses storage or has no space left. */
function write(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Whether two tokens are one login in two roles: the part after the role is the same. */
const sameLogin = (a: string, b: string): boolean =>
  a.slice(a.indexOf('.') + 1) === b.slice(b.indexOf('.') + 1);

/** After a reload a window keeps its own role, as long as its login is the browser's. */
function startingToken(): string | null {
  const kept = read('localStorage', tokenKey);
  const own = read('sessionStorage', windowKey);
  return kept !== null && own !== null && sameLogin(own, kept) ? own : kept;
}

/**
 * The login that this window shows. It may differ from the stored one: when another window logs in another user, the
 * page here still holds data of the previous one, and nothing he typed may be sent in the other's name until the page
 * has changed.
 */
let current = inBrowser ? startingToken() : null;
let stored = true;
/** Another window has found that this login is expired: the browser's entry is removed, this window still shows it. */
let orphaned = false;
let payment: string | null = null;
let epoch = 0;

type Listener = () => void;
const listeners = new Set<Listener>();
const leaving = new Set<Listener>();
const arriving = new Set<(token: string) => void>();
const expiring = new Set<(token: string) => void>();
const tell = () => listeners.forEach((listener) => listener());
const on =
  <Heard>(heard: Set<Heard>) =>
  (listener: Heard): (() => void) => {
    heard.add(listener);
    return () => heard.delete(listener);
  };

/** The token of the same session in another role: role id and suffix (spec 4, role switch). */
export const tokenInRole = (token: string, roleId: number): string =>
  `${roleId}.${token.slice(token.indexOf('.') + 1)}`;

/** Removes everything that belongs to the previous user: tabs, answers, the second token, drafts. */
function leave(drafts: 'drafts go' | 'drafts stay') {
  const somebody = current !== null;
  epoch += 1;
  leaving.forEach((listener) => listener());
  payment = null;
  write('sessionStorage', paymentTokenKey, null);
  if (!somebody || drafts === 'drafts stay') return;
  try {
    window.sessionStorage.clear();
  } catch {
    // storage refused: there is nothing in it
  }
}

/**
 * The login token. The user is logged in exactly while this entry exists (spec section 4), or its substitute without
 * storage.
 */
export const tokenStore = {
  get: (): string | null =>
    current !== null && stored && !orphaned && read('localStorage', tokenKey) === null ? null : current,
  /** Another user continues here, or the same user in another role: all earlier data are removed. */
  set(token: string) {
    leave('drafts go');
    tokenStore.renew(token);
  },
  /** The same user in the same role has logged in again: everything stays. */
  renew(token: string) {
    current = token;
    orphaned = false;
    write('sessionStorage', windowKey, null);
    stored = write('localStorage', tokenKey, token);
    write('localStorage', expiredKey, null);
    tell();
  },
  /** `drafts stay` for a login that expired by itself: the user finds his drafts when he returns. */
  clear(drafts: 'drafts go' | 'drafts stay' = 'drafts go') {
    leave(drafts);
    current = null;
    orphaned = false;
    // First: listeners of the removed token need the reason.
    write('localStorage', expiredKey, drafts === 'drafts stay' ? '1' : null);
    write('localStorage', tokenKey, null);
    write('sessionStorage', windowKey, null);
    tell();
  },
  /** The same login, without earlier data. */
  startOver() {
    leave('drafts go');
    tell();
  },
  subscribe: on(listeners),
  /** What the browser stores for all its windows, whichever user this one shows. */
  inBrowser: (): string | null => read('localStorage', tokenKey),
  /** False where the login ends with the page, because the browser did not store it. */
  isStored: (): boolean => stored,
  /** Counts the users and roles of this window: data of one belong to that number. */
  epoch: (): number => epoch,
  /** Called before a user or role is replaced by the next. */
  onLeave: on(leaving),
  /** Called for a login that another window has made while a user is logged in here. */
  onArrival: on(arriving),
  /**
   * Called for an expired login that another window has removed while its user works here: it may be renewed in place.
   */
  onExpiry: on(expiring),
};

export const paymentTokenStore = {
  get: (): string | null => (inBrowser ? (read('sessionStorage', paymentTokenKey) ?? payment) : null),
  set(token: string) {
    payment = token;
    write('sessionStorage', paymentTokenKey, token);
  },
};

/** Notices a logout or login in another window, also where the event was missed in the background. */
function compare() {
  if (!stored) return; // this window does not use the stored login
  const now = read('localStorage', tokenKey);
  if (now === current) return;
  if (now === null) {
    const died = read('localStorage', expiredKey) !== null;
    if (!died || current === null || expiring.size === 0)
      return tokenStore.clear(died ? 'drafts stay' : 'drafts go');
    if (orphaned) return; // the listener has been called
    orphaned = true;
    for (const listener of expiring) listener(current);
  } else if (current !== null && sameLogin(now, current)) {
    // Another role, chosen in another window, for that window.
    orphaned = false;
    write('sessionStorage', windowKey, current);
  } else if (current === null || arriving.size === 0) tokenStore.set(now);
  else arriving.forEach((listener) => listener(now));
}
if (inBrowser) {
  window.addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === expiredKey || event.key === null) compare();
  });
  window.addEventListener('focus', compare);
  window.addEventListener('pageshow', compare);
}
