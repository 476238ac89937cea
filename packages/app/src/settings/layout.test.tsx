import { beforeEach, expect, test, vi } from 'vitest';
import { defaultLayout } from './layout.js';

beforeEach(() => {
  window.localStorage.clear();
  vi.resetModules();
});
const fresh = async () => (await import('./layout.js')).layoutSettings;

test('a choice is remembered in this browser', async () => {
  (await fresh()).set({ visitHistory: true, tagsView: false });
  vi.resetModules();
  expect((await fresh()).get()).toEqual({ ...defaultLayout, visitHistory: true, tagsView: false });
});

test.each(['not json', 'null', '[]', '{"tagsView":"no","stranger":1}'])(
  '%s gives the defaults',
  async (stored) => {
    window.localStorage.setItem('layoutSettings', stored);
    expect((await fresh()).get()).toEqual(defaultLayout);
  },
);

test('applies a choice made in another window, and the next choice here keeps it', async () => {
  const settings = await fresh();
  settings.set({ sidebarLogo: false });
  const told = vi.fn<() => void>();
  settings.subscribe(told);
  const there = { ...settings.get(), visitHistory: true };
  window.localStorage.setItem('layoutSettings', JSON.stringify(there));
  window.dispatchEvent(new StorageEvent('storage', { key: 'layoutSettings' }));
  expect(told).toHaveBeenCalledOnce();
  settings.set({ tagsView: false });
  expect(settings.get()).toEqual({ ...there, tagsView: false });
});

test('refused storage only loses the choice on reload', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const settings = await fresh();
  settings.set({ fixedHeader: false });
  expect(settings.get().fixedHeader).toBe(false);
  refused.mockRestore();
});
