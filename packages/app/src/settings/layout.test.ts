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

test('refused storage costs only the memory', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const settings = await fresh();
  settings.set({ fixedHeader: false });
  expect(settings.get().fixedHeader).toBe(false);
  refused.mockRestore();
});
