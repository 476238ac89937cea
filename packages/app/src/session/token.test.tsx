import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Token from './token.js';

type Module = typeof Token;

const heard: Parameters<typeof window.addEventListener>[] = [];
/**
 * The module as in a newly loaded window; `kept` is what the browser has stored before. The previous window is closed
 * and receives no events.
 */
async function freshWindow(kept: string | null = null): Promise<Module> {
  vi.resetModules();
  for (const [type, listener] of heard.splice(0)) window.removeEventListener(type, listener);
  if (kept !== null) window.localStorage.setItem('token', kept);
  const listening = vi.spyOn(window, 'addEventListener');
  const fresh = await import('./token.js');
  heard.push(...listening.mock.calls);
  listening.mockRestore();
  return fresh;
}
/** Another window of the browser changes the entry: this one gets the event. */
function elsewhere(token: string | null) {
  if (token === null) window.localStorage.removeItem('token');
  else window.localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('changes only the role; a suffix may contain anything', async () => {
  const { tokenInRole } = await freshWindow();
  expect(tokenInRole('5.aB3_-.x', 2)).toBe('2.aB3_-.x');
  expect(tokenInRole('0.secret', 6)).toBe('6.secret');
});

describe('a login', () => {
  test('is what the browser has stored under the key of the specification', async () => {
    const { tokenStore } = await freshWindow('5.kept');
    expect(tokenStore.get()).toBe('5.kept');
    tokenStore.set('2.new');
    expect(window.localStorage.getItem('token')).toBe('2.new');
    window.localStorage.removeItem('token');
    expect(tokenStore.get()).toBeNull();
  });

  test('of another user removes all data of the previous one; a renewal keeps everything', async () => {
    const { tokenStore, paymentTokenStore } = await freshWindow('5.first');
    const left = vi.fn<() => void>();
    tokenStore.onLeave(left);
    paymentTokenStore.set('zf.first');
    window.sessionStorage.setItem('order', '{"typed":1}');

    tokenStore.renew('5.again');
    expect([left.mock.calls.length, tokenStore.epoch()]).toEqual([0, 0]);
    expect(paymentTokenStore.get()).toBe('zf.first');
    expect(window.sessionStorage.getItem('order')).not.toBeNull();

    tokenStore.set('2.other');
    expect([left.mock.calls.length, tokenStore.epoch()]).toEqual([1, 1]);
    expect(paymentTokenStore.get()).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('keeps what a visitor has typed before it', async () => {
    const { tokenStore } = await freshWindow();
    window.sessionStorage.setItem('guide', '{"answered":3}');
    tokenStore.set('5.me');
    expect(window.sessionStorage.getItem('guide')).not.toBeNull();
  });
});

test('the second token stands under the key of the specification, for this window only', async () => {
  const { paymentTokenStore } = await freshWindow('5.me');
  window.sessionStorage.setItem('tokenByZf', 'zf.of-another-system');
  expect(paymentTokenStore.get()).toBe('zf.of-another-system');
  paymentTokenStore.set('zf.new');
  expect(window.sessionStorage.getItem('tokenByZf')).toBe('zf.new');
  expect(window.localStorage.getItem('tokenByZf')).toBeNull();
});

describe('a logout', () => {
  test('removes token, second token and drafts', async () => {
    const { tokenStore, paymentTokenStore } = await freshWindow('5.me');
    paymentTokenStore.set('zf.me');
    window.sessionStorage.setItem('order', '{}');
    tokenStore.clear();
    expect([tokenStore.get(), paymentTokenStore.get()]).toEqual([null, null]);
    expect([window.localStorage.getItem('token'), window.sessionStorage.length]).toEqual([null, 0]);
  });

  test('by expiry keeps the drafts, but not the second token', async () => {
    const { tokenStore, paymentTokenStore } = await freshWindow('5.me');
    paymentTokenStore.set('zf.me');
    window.sessionStorage.setItem('order', '{}');
    tokenStore.clear('drafts stay');
    expect(Object.keys(window.sessionStorage)).toEqual(['order']);
    expect(paymentTokenStore.get()).toBeNull();
  });

  test('in another window is one here', async () => {
    const { tokenStore } = await freshWindow('5.me');
    window.sessionStorage.setItem('order', '{}');
    const changed = vi.fn<() => void>();
    tokenStore.subscribe(changed);
    elsewhere(null);
    expect(tokenStore.get()).toBeNull();
    expect(changed).toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('a dead login that another window has given up', () => {
  const givenUp = () => {
    window.localStorage.setItem('tokenExpired', '1');
    elsewhere(null);
  };

  test('is reported once, and stays here with all typed values until somebody decides', async () => {
    const { tokenStore } = await freshWindow('5.me');
    window.sessionStorage.setItem('order', '{}');
    const expired = vi.fn<(token: string) => void>();
    const arrived = vi.fn<(token: string) => void>();
    tokenStore.onExpiry(expired);
    tokenStore.onArrival(arrived);
    givenUp();
    window.dispatchEvent(new Event('focus'));
    expect(expired.mock.calls).toEqual([['5.me']]);
    expect([tokenStore.get(), tokenStore.epoch(), window.sessionStorage.length]).toEqual(['5.me', 0, 1]);
    elsewhere('5.again');
    expect(arrived.mock.calls).toEqual([['5.again']]);
    tokenStore.renew('5.again');
    expect(window.localStorage.getItem('tokenExpired')).toBeNull();
  });

  test('is removed where it cannot be renewed; the drafts stay', async () => {
    const { tokenStore } = await freshWindow('5.me');
    window.sessionStorage.setItem('order', '{}');
    givenUp();
    expect([tokenStore.get(), window.sessionStorage.length]).toEqual([null, 1]);
  });

  test('is removed with everything when the user logs out', async () => {
    const { tokenStore } = await freshWindow('5.me');
    window.sessionStorage.setItem('order', '{}');
    tokenStore.onExpiry(() => {});
    givenUp();
    window.localStorage.removeItem('tokenExpired');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tokenExpired', newValue: null }));
    expect([tokenStore.get(), window.sessionStorage.length]).toEqual([null, 0]);
  });

  test('is told apart from a logout by its own window', async () => {
    const { tokenStore } = await freshWindow('5.me');
    tokenStore.clear('drafts stay');
    expect(window.localStorage.getItem('tokenExpired')).not.toBeNull();
    tokenStore.set('5.again');
    expect(window.localStorage.getItem('tokenExpired')).toBeNull();
    tokenStore.clear('drafts stay');
    tokenStore.clear();
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('a login in another window', () => {
  test('is used at once where nobody was logged in', async () => {
    const { tokenStore } = await freshWindow();
    elsewhere('5.me');
    expect(tokenStore.get()).toBe('5.me');
  });

  test('is reported, and until a decision the calls here keep their old login', async () => {
    const { tokenStore } = await freshWindow('5.me');
    const arrived = vi.fn<(token: string) => void>();
    tokenStore.onArrival(arrived);
    elsewhere('2.other');
    expect(arrived.mock.calls).toEqual([['2.other']]);
    expect([tokenStore.get(), tokenStore.inBrowser()]).toEqual(['5.me', '2.other']);
  });

  test('of the same login in another role leaves this window in its own role, also after a reload', async () => {
    const { tokenStore } = await freshWindow('5.me');
    const arrived = vi.fn<(token: string) => void>();
    tokenStore.onArrival(arrived);
    window.sessionStorage.setItem('order', '{}');
    elsewhere('2.me');
    window.dispatchEvent(new Event('focus'));
    expect([tokenStore.get(), tokenStore.epoch(), arrived.mock.calls.length]).toEqual(['5.me', 0, 0]);
    expect(window.sessionStorage.getItem('order')).toBe('{}');
    const again = await freshWindow();
    expect(again.tokenStore.get()).toBe('5.me');
    // A role chosen here belongs to this window from now on.
    again.tokenStore.set('3.me');
    expect((await freshWindow()).tokenStore.get()).toBe('3.me');
  });

  test('of another user sets this window’s role, too', async () => {
    const { tokenStore } = await freshWindow('5.me');
    elsewhere('2.me');
    elsewhere('5.other');
    expect([tokenStore.get(), window.sessionStorage.length]).toEqual(['5.other', 0]);
  });

  test('missed in the background is noticed when the window becomes visible', async () => {
    const { tokenStore } = await freshWindow('5.me');
    window.localStorage.removeItem('token');
    window.dispatchEvent(new Event('focus'));
    expect(tokenStore.epoch()).toBe(1);
  });
});

describe('without storage', () => {
  test('a full one keeps the login until the page closes', async () => {
    const { tokenStore } = await freshWindow();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tokenStore.set('5.me');
    expect([tokenStore.get(), tokenStore.isStored()]).toEqual(['5.me', false]);
    window.dispatchEvent(new Event('focus'));
    expect(tokenStore.get()).toBe('5.me');
    tokenStore.clear();
    expect(tokenStore.get()).toBeNull();
  });

  test('a refused one does the same, also for the second token', async () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refused);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refused);
    const { tokenStore, paymentTokenStore } = await freshWindow();
    expect(tokenStore.get()).toBeNull();
    tokenStore.set('5.me');
    paymentTokenStore.set('zf.me');
    expect([tokenStore.get(), paymentTokenStore.get()]).toEqual(['5.me', 'zf.me']);
    tokenStore.clear();
    expect([tokenStore.get(), paymentTokenStore.get()]).toEqual([null, null]);
  });
});
