import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTabs, restoreTabs, storeTabs, tabPath } from './index.js';
import { reachable, run } from './tabModel.fixtures.js';

describe('storing', () => {
  it('restores order, pins, titles and the active tab from JSON', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        const back = restoreTabs(JSON.parse(JSON.stringify(storeTabs(state))));
        const clean = state.visitedViews.map(({ dirty: _dirty, ...view }) => ({
          ...view,
          meta: keep(view.meta),
        }));
        expect(back.visitedViews).toEqual(clean);
        expect(back.activePath).toBe(state.activePath);
        expect(back.cachedViews).toEqual([]);
      }),
    );
  });

  it('reads invalid data as no tabs or as valid ones', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), stored), (value) => {
        const back = restoreTabs(value);
        const paths = back.visitedViews.map((view) => view.path);
        expect(new Set(paths).size).toBe(paths.length);
        expect([undefined, ...paths]).toContain(back.activePath);
        for (const view of back.visitedViews) expect(view.fullPath).toMatch(/^\/(?![/\\])/);
      }),
    );
    expect(restoreTabs(null)).toBe(emptyTabs);
    expect(restoreTabs({ version: 2, tabs: [{ path: '/a' }] })).toBe(emptyTabs);
  });

  it('never leads to another site', () => {
    const tabs = ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'].map(
      (fullPath, i) => ({ path: `/${i}`, fullPath }),
    );
    expect(restoreTabs({ version: 1, tabs }).visitedViews).toEqual([]);
  });

  it('leaves out pages that this identity may not open', () => {
    const state = run(['/a', '/b'].map((path) => ({ type: 'add', view: { path } })));
    const back = restoreTabs(storeTabs(state), (path) => path === '/a');
    expect(back.visitedViews.map((view) => view.path)).toEqual(['/a']);
    expect(back.activePath).toBeUndefined();
  });
});

const stored = fc.record({
  version: fc.constant(1),
  tabs: fc.array(
    fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          path: fc.oneof(fc.constantFrom('/a', '/b', '//x', ''), fc.jsonValue()),
          fullPath: fc.oneof(fc.webUrl(), fc.constantFrom('/a?b', '//x'), fc.jsonValue()),
          meta: fc.jsonValue(),
          pinned: fc.jsonValue(),
        },
        { requiredKeys: ['path'] },
      ),
    ),
  ),
  activePath: fc.oneof(fc.constantFrom('/a', '/b'), fc.jsonValue()),
});

/** Flags that are off count as missing. */
const keep = (meta: object): object =>
  Object.fromEntries(
    Object.entries(meta).filter(([, value]) => value !== undefined && value !== false && value !== ''),
  );

describe('tabPath', () => {
  it.each([
    ['/core/order', '?page=2', [], '/core/order'],
    ['/core/order/', '', [], '/core/order'],
    ['/', '', [], '/'],
    ['', '', [], '/'],
    ['/productDetail', '?from=home&id=3', ['id'], '/productDetail?id=3'],
    ['/productDetail', '?b=2&a=1', ['b', 'a'], '/productDetail?a=1&b=2'],
    ['/productDetail', '?a=%E8%AF%81', ['a'], '/productDetail?a=%E8%AF%81'],
    ['/productDetail', '', ['id'], '/productDetail'],
  ])('%s%s with %j declared is %s', (pathname, search, declared, expected) => {
    expect(tabPath(pathname, search, declared)).toBe(expected);
  });

  it('does not depend on the order of the query', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 }), (query) => {
        const names = Object.keys(query);
        const there = new URLSearchParams(Object.entries(query)).toString();
        const back = new URLSearchParams(Object.entries(query).toReversed()).toString();
        expect(tabPath('/a', `?${there}`, names)).toBe(tabPath('/a', `?${back}`, names.toReversed()));
      }),
    );
  });
});
