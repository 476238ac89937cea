import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationAfter, findTab, tabReducer } from './index.js';
import { reachable, removal, run } from './tabModel.fixtures.js';

const add = (path: string, affix = false) => ({ type: 'add' as const, view: { path, meta: { affix } } });

describe('after the active tab is closed', () => {
  it('the last remaining tab becomes active, whichever was closed', () => {
    fc.assert(
      fc.property(reachable, removal, (before, deletion) => {
        fc.pre(before.activePath !== undefined && deletion.type !== 'closeOthers');
        const after = tabReducer(before, deletion);
        const stayed = findTab(after, before.activePath);
        expect(after.activePath).toBe(stayed ? before.activePath : after.visitedViews.at(-1)?.path);
        const last = after.visitedViews.at(-1);
        const nowhere = before.activePath === '/' ? 'refresh' : 'home';
        const elsewhere = last
          ? { kind: 'tab', path: last.path, fullPath: last.fullPath }
          : { kind: nowhere, fullPath: nowhere === 'home' ? '/' : findTab(before, '/')?.fullPath };
        expect(destinationAfter(before, after)).toEqual(stayed ? undefined : elsewhere);
      }),
      { numRuns: 500 },
    );
  });

  it('opens the full address of that tab', () => {
    const before = run([
      { type: 'add', view: { path: '/a', fullPath: '/a?page=2#top' } },
      { type: 'add', view: { path: '/b' } },
    ]);
    const after = tabReducer(before, { type: 'close', path: '/b' });
    expect(destinationAfter(before, after)).toEqual({ kind: 'tab', path: '/a', fullPath: '/a?page=2#top' });
  });

  it('without tabs opens the home page, and refreshes the dashboard if that was closed', () => {
    const order = run([add('/core/order')]);
    const empty = tabReducer(order, { type: 'closeAll' });
    expect(destinationAfter(order, empty)).toEqual({ kind: 'home', fullPath: '/' });
    const home = run([add('/')]);
    const none = tabReducer(home, { type: 'close', path: '/' });
    expect(destinationAfter(home, none)).toEqual({ kind: 'refresh', fullPath: '/' });
    const index = run([add('/index')]);
    const gone = tabReducer(index, { type: 'close', path: '/index' });
    expect(destinationAfter(index, gone, '/index')).toEqual({ kind: 'refresh', fullPath: '/index' });
  });

  it('close others activates the tab of the menu, even when a fixed one is last', () => {
    const before = run([add('/fixed', true), add('/a'), add('/b')]);
    const after = tabReducer(before, { type: 'closeOthers', path: '/a' });
    expect(after.activePath).toBe('/a');
    const onFixed = tabReducer(before, { type: 'closeOthers', path: '/fixed' });
    expect(destinationAfter(before, onFixed)).toMatchObject({ kind: 'tab', path: '/fixed' });
  });

  it('closing another tab does not navigate', () => {
    const before = run([add('/a'), add('/b')]);
    const after = tabReducer(before, { type: 'close', path: '/a' });
    expect(destinationAfter(before, after)).toBeUndefined();
  });
});
