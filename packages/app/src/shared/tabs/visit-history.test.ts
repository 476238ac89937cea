import { emptyTabs, tabReducer, type TabAction, type TabState } from '@ca-portal/ui/tab-model';
import { expect, test } from 'vitest';
import { afterClose, visited, type Visits } from './visit-history.js';

/** Opens these pages one after the other, and activates some of them again. */
function opened(...paths: string[]): { tabs: TabState; visits: Visits } {
  let [tabs, visits]: [TabState, Visits] = [emptyTabs, []];
  for (const path of paths) {
    tabs = tabReducer(tabs, { type: 'add', view: { path } });
    visits = visited(visits, path);
  }
  return { tabs, visits };
}
const shownAfter = (paths: string[], action: TabAction) => {
  const { tabs, visits } = opened(...paths);
  return afterClose(tabs, tabReducer(tabs, action), action, visits, {}).activePath;
};

test('a close activates the tab that was active before', () => {
  expect(shownAfter(['/a', '/b', '/c', '/a'], { type: 'close', path: '/a' })).toBe('/c');
  expect(shownAfter(['/a', '/b', '/c', '/b'], { type: 'close', path: '/b' })).toBe('/c');
  expect(shownAfter(['/c', '/a', '/b', '/a'], { type: 'closeRight', path: '/c' })).toBe('/c');
});

test('closing an inactive tab changes nothing', () => {
  expect(shownAfter(['/a', '/b', '/c'], { type: 'close', path: '/a' })).toBe('/c');
});

test('ignores anything that is not a close', () => {
  expect(shownAfter(['/a', '/b'], { type: 'activate', path: '/a' })).toBe('/a');
  expect(shownAfter(['/a', '/b'], { type: 'add', view: { path: '/c' } })).toBe('/c');
});

test('关闭其他 keeps the current tab active; closing the last tab leaves none', () => {
  expect(shownAfter(['/a', '/b', '/c'], { type: 'closeOthers', path: '/b' })).toBe('/b');
  expect(shownAfter(['/a'], { type: 'close', path: '/a' })).toBeUndefined();
});
