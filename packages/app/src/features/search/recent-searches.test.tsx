import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.js';

beforeEach(() => forgetSearches());
const shown = () => renderHook(() => useRecentSearches()).result;

test('the newest come first, each once, eight at most', () => {
  const recent = shown();
  act(() => {
    for (let n = 1; n <= 10; n += 1) rememberSearch(`词${n}`);
    rememberSearch('词5');
  });
  expect(recent.current).toEqual(['词5', '词10', '词9', '词8', '词7', '词6', '词4', '词3']);
});

test('nothing that may be somebody’s own is kept', () => {
  const recent = shown();
  act(() => {
    rememberSearch('13000000000');
    rememberSearch('me@example.cn');
    rememberSearch('订单 DD20261121000001');
    rememberSearch('');
  });
  expect(recent.current).toEqual([]);
});

test('they are there after a reload, and gone once cleared', async () => {
  rememberSearch('补办');
  vi.resetModules();
  const later = await import('./recent-searches.js');
  const recent = renderHook(() => later.useRecentSearches()).result;
  expect(recent.current).toEqual(['补办']);
  act(() => later.forgetSearches());
  expect(recent.current).toEqual([]);
  expect(window.localStorage.getItem('recentSearches')).toBeNull();
});

test('a spoilt store is no store', async () => {
  window.localStorage.setItem('recentSearches', '{"a":[');
  vi.resetModules();
  const later = await import('./recent-searches.js');
  expect(renderHook(() => later.useRecentSearches()).result.current).toEqual([]);
});

test('what another window has cleared does not come back with the next search', () => {
  const recent = shown();
  act(() => rememberSearch('补办'));
  window.localStorage.removeItem('recentSearches');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recentSearches' })));
  expect(recent.current).toEqual([]);
  act(() => rememberSearch('延期'));
  expect(recent.current).toEqual(['延期']);
});
