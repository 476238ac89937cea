/** Storage keys are the spec's (section 9): other systems of a province read them too. */
const tokenKey = 'token';
const paymentTokenKey = 'tokenByZf';
/** Beside a token that is gone: nobody has logged out. Not the spec's; a word between the windows of this browser. */
const expiredKey = 'tokenExpired';
/** The role of this window, where another window of the same login works in another one. */
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

/** False where the browser refuses storage or has no room left. */
function write(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The token of one login in two roles: what comes after the role is the same. */
const sameLogin = (a: string, b: string): boolean =>
  a.slice(a.indexOf('.') + 1) === b.slice(b.indexOf('.') + 1);

/** After a reload a window goes on in its own role, as long as its login is the browser's. */
function startingToken(): string | null {
  const kept = read('localStorage', tokenKey);
  const own = read('sessionStorage', windowKey);
  return kept !== null && own !== null && sameLogin(own, kept) ? own : kept;
}

/**
 * The login that this window shows. Not simply what is stored: when another window logs somebody else in, the page here
 * still holds the one before, and nothing that he typed may go out in the other's name until the page has changed.
 */
let current = inBrowser ? startingToken() : null;
let stored = true;
/** Another window has found out that this login is dead: the browser has let go of it, this window still shows it. */
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

/** Whatever belonged to the person before goes: tabs, answers, the second token, drafts. */
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

/** The login token. A login is exactly the presence of this entry (spec section 4), or of its stand-in without storage. */
export const tokenStore = {
  get: (): string | null =>
    current !== null && stored && !orphaned && read('localStorage', tokenKey) === null ? null : current,
  /** Somebody else goes on here, or the same person in another role: everything of before goes. */
  set(token: string) {
    leave('drafts go');
    tokenStore.renew(token);
  },
  /** The same person in the same role has logged in again: everything stays. */
  renew(token: string) {
    current = token;
    orphaned = false;
    write('sessionStorage', windowKey, null);
    stored = write('localStorage', tokenKey, token);
    write('localStorage', expiredKey, null);
    tell();
  },
  /** `drafts stay` for a login that nobody has ended: whoever comes back finds what he typed. */
  clear(drafts: 'drafts go' | 'drafts stay' = 'drafts go') {
    leave(drafts);
    current = null;
    orphaned = false;
    // First: whoever hears that the token is gone has to know why.
    write('localStorage', expiredKey, drafts === 'drafts stay' ? '1' : null);
    write('localStorage', tokenKey, null);
    write('sessionStorage', windowKey, null);
    tell();
  },
  /** The same login, and nothing of before. */
  startOver() {
    leave('drafts go');
    tell();
  },
  subscribe: on(listeners),
  /** What the browser keeps for all its windows, whomever this one shows. */
  inBrowser: (): string | null => read('localStorage', tokenKey),
  /** False where the login ends with the page, because the browser did not keep it. */
  isStored: (): boolean => stored,
  /** Counts the persons and roles of this window: what belongs to one hangs on the number. */
  epoch: (): number => epoch,
  /** Told before a person or role makes way for the next. */
  onLeave: on(leaving),
  /** Told of a login that another window has made while somebody is logged in here. */
  onArrival: on(arriving),
  /** Told of a dead login that another window has given up while its person is at work here: it may be renewed in place. */
  onExpiry: on(expiring),
};

export const paymentTokenStore = {
  get: (): string | null => (inBrowser ? (read('sessionStorage', paymentTokenKey) ?? payment) : null),
  set(token: string) {
    payment = token;
    write('sessionStorage', paymentTokenKey, token);
  },
};

/** A logout or login in another window has to be noticed in this one, also where the event was slept through. */
function compare() {
  if (!stored) return; // what is stored is not what this window goes by
  const now = read('localStorage', tokenKey);
  if (now === current) return;
  if (now === null) {
    const died = read('localStorage', expiredKey) !== null;
    if (!died || current === null || expiring.size === 0)
      return tokenStore.clear(died ? 'drafts stay' : 'drafts go');
    if (orphaned) return; // it has been told
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
