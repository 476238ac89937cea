import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTabs, findTab, isFixed, noName, removedBy, type TabState, tabReducer } from './index.js';
import { action, name, path, reachable, removal, run, visit } from './tabModel.fixtures.js';

const paths = (state: TabState) => state.visitedViews.map((view) => view.path);
const check = <T extends [unknown, ...unknown[]]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  rule: (...args: T) => void,
) => fc.assert(fc.property(...arbitraries, rule), { numRuns: 300 });

describe('always', () => {
  it('each path and each cached name is unique, fixed tabs come first, the active one is open', () => {
    check([reachable], (state) => {
      expect(new Set(paths(state)).size).toBe(state.visitedViews.length);
      expect(new Set(state.cachedViews).size).toBe(state.cachedViews.length);
      const fixed = state.visitedViews.map(isFixed);
      expect(fixed).toEqual(fixed.toSorted((a, b) => Number(b) - Number(a)));
      expect([undefined, ...paths(state)]).toContain(state.activePath);
    });
  });

  it('the state is plain JSON and no action mutates the former one', () => {
    check([reachable, action], (state, next) => {
      const before = JSON.stringify(state);
      expect(JSON.parse(before)).toEqual(state);
      tabReducer(state, next);
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  it('a path that is not open changes nothing', () => {
    check([reachable, fc.constantFrom('close', 'closeOthers', 'activate', 'pin', 'unpin')], (state, type) => {
      expect(tabReducer(state, { type, path: '/nowhere' })).toBe(state);
    });
  });
});

describe('adding', () => {
  it('does not add a path twice, and activates it', () => {
    check([reachable, visit], (state, view) => {
      fc.pre(findTab(state, view.path) !== undefined);
      const after = tabReducer(state, { type: 'add', view });
      expect(after.visitedViews).toBe(state.visitedViews);
      expect(after.activePath).toBe(view.path);
    });
  });

  it('opens a new path, with no-name for a missing title', () => {
    check([reachable, visit], (state, view) => {
      fc.pre(findTab(state, view.path) === undefined);
      const after = tabReducer(state, { type: 'add', view });
      expect(paths(after).toSorted()).toEqual([...paths(state), view.path].toSorted());
      const tab = findTab(after, view.path);
      expect(tab?.title).toBe(view.meta?.title || noName);
      expect(tab?.fullPath).toBe(view.fullPath ?? view.path);
      // The former tabs keep their order.
      expect(paths(after).filter((other) => other !== view.path)).toEqual(paths(state));
    });
  });

  it('caches a new name unless noCache is set; a cached name is not added again', () => {
    check([reachable, visit], (state, view) => {
      fc.pre(findTab(state, view.path) === undefined);
      const after = tabReducer(state, { type: 'add', view });
      const expected = new Set(state.cachedViews);
      if (view.name && !view.meta?.noCache) expected.add(view.name);
      expect(after.cachedViews.toSorted()).toEqual([...expected].toSorted());
    });
  });
});

describe('updating', () => {
  it('changes only the tab of that path; opens, closes and caches nothing', () => {
    check([reachable, visit], (state, view) => {
      const after = tabReducer(state, { type: 'update', view });
      expect(paths(after).toSorted()).toEqual(paths(state).toSorted());
      expect(after.cachedViews).toBe(state.cachedViews);
      const others = (tabs: TabState) => tabs.visitedViews.filter((tab) => tab.path !== view.path);
      expect(new Set(others(after))).toEqual(new Set(others(state)));
      const before = findTab(state, view.path);
      const tab = findTab(after, view.path);
      expect(tab?.fullPath).toBe(before && (view.fullPath ?? before.fullPath));
      expect(tab?.title).toBe(before && ((view.meta?.title ?? before.meta.title) || noName));
    });
  });

  it('keeps address and title that the visit does not set', () => {
    const open = run([{ type: 'add', view: { path: '/a', fullPath: '/a?x', meta: { title: '甲' } } }]);
    const after = tabReducer(open, { type: 'update', view: { path: '/a' } });
    expect(findTab(after, '/a')).toMatchObject({ fullPath: '/a?x', title: '甲' });
  });
});

describe('deleting', () => {
  it('one: only that tab, unless it is fixed', () => {
    check([reachable, path], (state, gone) => {
      const tab = findTab(state, gone);
      const after = tabReducer(state, { type: 'close', path: gone });
      const stays = !tab || isFixed(tab);
      expect(paths(after)).toEqual(stays ? paths(state) : paths(state).filter((other) => other !== gone));
    });
  });

  it('all others: that tab and the fixed ones stay', () => {
    check([reachable, path], (state, kept) => {
      fc.pre(findTab(state, kept) !== undefined);
      const after = tabReducer(state, { type: 'closeOthers', path: kept });
      const expected = state.visitedViews.filter((view) => view.path === kept || isFixed(view));
      expect(after.visitedViews).toEqual(expected);
      const stays = expected.some((view) => view.path === state.activePath);
      expect(after.activePath).toBe(
        stays || expected.length === paths(state).length ? state.activePath : kept,
      );
    });
  });

  it('left and right: each side of that tab, the fixed ones stay', () => {
    check([reachable, path], (state, middle) => {
      const at = paths(state).indexOf(middle);
      fc.pre(at >= 0);
      const kept = (goes: (index: number) => boolean) =>
        state.visitedViews.filter((view, index) => isFixed(view) || !goes(index));
      const left = tabReducer(state, { type: 'closeLeft', path: middle });
      expect(left.visitedViews).toEqual(kept((index) => index < at));
      const right = tabReducer(state, { type: 'closeRight', path: middle });
      expect(right.visitedViews).toEqual(kept((index) => index > at));
    });
  });

  it('all: only the fixed ones stay', () => {
    check([reachable], (state) => {
      const after = tabReducer(state, { type: 'closeAll' });
      expect(after.visitedViews).toEqual(state.visitedViews.filter(isFixed));
    });
  });

  it('returns in advance the tabs that it will remove', () => {
    check([reachable, removal], (state, deletion) => {
      const after = tabReducer(state, deletion);
      expect(removedBy(state.visitedViews, deletion)).toEqual(
        state.visitedViews.filter((view) => !after.visitedViews.includes(view)),
      );
    });
  });

  it('the cache keeps names of open tabs, and names that no closed tab had', () => {
    check([reachable, removal], (state, deletion) => {
      const gone = removedBy(state.visitedViews, deletion).map((view) => view.name);
      const after = tabReducer(state, deletion);
      const left = after.visitedViews.map((view) => view.name);
      const survivors = state.cachedViews.filter((each) => !gone.includes(each) || left.includes(each));
      expect(after.cachedViews).toEqual(expect.arrayContaining(survivors));
      for (const each of after.cachedViews) expect([...survivors, ...left]).toContain(each);
    });
  });

  it('a reset removes everything, an unpinned tab can be closed', () => {
    check([reachable], (state) => {
      expect(tabReducer(state, { type: 'reset' })).toEqual(emptyTabs);
    });
    const pinned = run([
      { type: 'add', view: { path: '/a' } },
      { type: 'pin', path: '/a' },
    ]);
    expect(paths(tabReducer(pinned, { type: 'closeAll' }))).toEqual(['/a']);
    expect(paths(run([{ type: 'unpin', path: '/a' }, { type: 'closeAll' }], {}, pinned))).toEqual([]);
  });
});

describe('deleting from the cache', () => {
  it('one, all others, all; the tabs stay', () => {
    check([reachable, name], (state, each) => {
      const without = state.cachedViews.filter((other) => other !== each);
      const one = tabReducer(state, { type: 'uncache', name: each });
      expect(one.cachedViews).toEqual(without);
      const others = tabReducer(state, { type: 'uncacheOthers', name: each });
      expect(others.cachedViews).toEqual(state.cachedViews.includes(each) ? [each] : []);
      const all = tabReducer(state, { type: 'uncacheAll' });
      expect(all.cachedViews).toEqual([]);
      for (const after of [one, others, all]) expect(after.visitedViews).toBe(state.visitedViews);
    });
  });

  it('a refresh drops the view; the next visit caches it again', () => {
    const view = { path: '/a', name: 'A' };
    const open = run([{ type: 'add', view }]);
    const refreshed = tabReducer(open, { type: 'refresh', path: '/a' });
    expect(refreshed.cachedViews).toEqual([]);
    expect(refreshed.visitedViews).toBe(open.visitedViews);
    expect(tabReducer(refreshed, { type: 'add', view }).cachedViews).toEqual(['A']);
  });

  it('over the limit the least recently used view is dropped, never the active or an unsaved one', () => {
    const limits = { cached: 2 };
    const add = (each: string) => ({ type: 'add' as const, view: { path: `/${each}`, name: each } });
    const abc = run([add('A'), add('B'), { type: 'activate', path: '/A' }, add('C')], limits);
    expect(abc.cachedViews).toEqual(['A', 'C']);
    const dirty = run([add('A'), { type: 'mark', path: '/A', dirty: true }, add('B'), add('C')], limits);
    expect(dirty.cachedViews).toEqual(['A', 'C']);
    check([fc.array(action, { maxLength: 25 })], (actions) => {
      const state = run(actions, limits);
      const unsaved = new Set(state.visitedViews.filter((view) => view.dirty).map((view) => view.name));
      const clean = state.cachedViews.filter((each) => !unsaved.has(each));
      expect(clean.length <= 2 || unsaved.size > 0).toBe(true);
    });
  });
});

describe('pinning, moving, reopening', () => {
  it('a pinned tab joins the fixed ones and can be unpinned; tabs fixed by the portal stay fixed', () => {
    check([reachable, path], (state, each) => {
      fc.pre(findTab(state, each) !== undefined);
      const pinned = tabReducer(state, { type: 'pin', path: each });
      expect(findTab(pinned, each)?.pinned).toBe(true);
      const tab = findTab(tabReducer(pinned, { type: 'unpin', path: each }), each);
      expect(tab && isFixed(tab)).toBe(Boolean(tab?.meta.affix));
    });
  });

  it('a move changes the order within the group only, at any index', () => {
    check([reachable, path, fc.integer({ min: -3, max: 9 })], (state, each, index) => {
      const tab = findTab(state, each);
      fc.pre(tab !== undefined);
      const after = tabReducer(state, { type: 'move', path: each, index });
      expect(after.visitedViews.map(isFixed)).toEqual(state.visitedViews.map(isFixed));
      const rest = (views: readonly string[]) => views.filter((other) => other !== each);
      expect(rest(paths(after))).toEqual(rest(paths(state)));
      const group = state.visitedViews.filter((view) => tab && isFixed(view) === isFixed(tab));
      const low = state.visitedViews.findIndex((view) => view.path === group[0]?.path);
      const at = Math.min(Math.max(index, low), low + group.length - 1);
      expect(paths(after).indexOf(each)).toBe(at);
    });
  });

  it('reopening restores the last closed tab that is not open again', () => {
    check([reachable, path], (state, each) => {
      const tab = findTab(state, each);
      fc.pre(tab !== undefined && !isFixed(tab));
      const closed = tabReducer(state, { type: 'close', path: each });
      const after = tabReducer(closed, { type: 'reopen' });
      expect(after.activePath).toBe(each);
      expect(paths(after).toSorted()).toEqual(paths(state).toSorted());
    });
    const again = run([
      { type: 'add', view: { path: '/a' } },
      { type: 'close', path: '/a' },
      { type: 'add', view: { path: '/a' } },
      { type: 'reopen' },
    ]);
    expect(paths(again)).toEqual(['/a']);
    expect(again.closedViews).toEqual([]);
  });

  it.each([
    [0, []],
    [2, ['/b', '/c']],
    [9, ['/a', '/b', '/c']],
  ])('remembers at most %d closed tabs, the latest', (limit, expected) => {
    const visits = ['/a', '/b', '/c'].map((each) => ({ type: 'add' as const, view: { path: each } }));
    const { closedViews } = run([...visits, { type: 'closeAll' }], { closed: limit });
    expect(closedViews.map((view) => view.path)).toEqual(expected);
  });
});
