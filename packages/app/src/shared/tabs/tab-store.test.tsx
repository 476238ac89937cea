import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenStore } from '../../session/token.js';
import { layoutSettings } from '../../settings/layout.js';
import { tabStore } from './tab-store.js';
import { unsavedTabs } from './unsaved-tabs.js';

const all = () => true;
const paths = () => tabStore.get().visitedViews.map(({ path }) => path);
const visit = (path: string) =>
  tabStore.dispatch({ type: 'add', view: { path, name: path, meta: { title: path } } });

beforeEach(() => {
  tabStore.forget();
  tokenStore.set('5.one');
  tabStore.open('one:5', all);
});
afterEach(() => layoutSettings.set({ visitHistory: false }));

test('drops the views used longest ago, but none with unsaved values; their tabs stay', () => {
  visit('/first');
  tabStore.dispatch({ type: 'mark', path: '/first', dirty: true });
  for (let i = 0; i < 30; i += 1) visit(`/core/orderDetail?orderNo=${i}`);
  const { visitedViews, cachedViews } = tabStore.get();
  expect(visitedViews).toHaveLength(31);
  expect(cachedViews).toHaveLength(20);
  expect(cachedViews).toContain('/first');
  expect(cachedViews).toContain('/core/orderDetail?orderNo=29');
  expect(cachedViews).not.toContain('/core/orderDetail?orderNo=0');
});

test('removes tab, view and history of a page that is no longer in the menu', () => {
  for (const path of ['/a', '/b', '/c']) visit(path);
  tabStore.dispatch({ type: 'close', path: '/c' });
  tabStore.open('one:5', (path) => path === '/a');
  expect(paths()).toEqual(['/a']);
  expect(tabStore.get().cachedViews).toEqual(['/a']);
  expect(tabStore.get().closedViews).toEqual([]);
  expect(tabStore.get().activePath).toBeUndefined();
});

test('after a reload the same user gets his permitted tabs back; another user gets none', () => {
  for (const path of ['/a', '/b']) visit(path);
  const kept = window.sessionStorage.getItem('visitedTabs') ?? '';
  tabStore.forget();
  window.sessionStorage.setItem('visitedTabs', kept);
  tabStore.open('one:5', (path) => path !== '/b');
  expect(paths()).toEqual(['/a']);
  tabStore.forget();
  window.sessionStorage.setItem('visitedTabs', kept);
  tabStore.open('two:2', all);
  expect(paths()).toEqual([]);
});

test.each([
  ['a logout or an expired login', () => tokenStore.clear()],
  ['another login', () => tokenStore.set('5.two')],
  ['another role', () => tokenStore.set('2.one')],
])('%s leaves no tab', (_, end) => {
  visit('/a');
  end();
  expect(paths()).toEqual([]);
  expect(window.sessionStorage.getItem('visitedTabs')).toBeNull();
});

test('a close activates the last remaining tab, or by choice the one visited before', () => {
  const closeActive = () => {
    for (const path of ['/a', '/b', '/c']) visit(path);
    tabStore.dispatch({ type: 'activate', path: '/a' });
    tabStore.dispatch({ type: 'activate', path: '/b' });
    tabStore.dispatch({ type: 'close', path: '/b' });
    return tabStore.get().activePath;
  };
  expect(closeActive()).toBe('/c');
  layoutSettings.set({ visitHistory: true });
  expect(closeActive()).toBe('/a');
});

test('lists unsaved tabs by their titles, and drops them with their tab', () => {
  visit('/a');
  visit('/b');
  tabStore.dispatch({ type: 'mark', path: '/a', dirty: true });
  expect(unsavedTabs.get()).toEqual(['/a']);
  tabStore.dispatch({ type: 'close', path: '/a' });
  expect(unsavedTabs.get()).toEqual([]);
});

test('a refresh starts a new generation of that view only', () => {
  for (const path of ['/a', '/b']) visit(path);
  tabStore.dispatch({ type: 'refresh', path: '/a' });
  expect([tabStore.generation('/a'), tabStore.generation('/b')]).toEqual([1, 0]);
});
