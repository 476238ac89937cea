import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFixed } from '../tab-model/tabState.js';
import { dropIndex } from './groups.js';
import type { TabBarItem } from './tabBarItem.js';

const row = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 5 }))
  .map(([fixed, loose]) =>
    Array.from({ length: fixed + loose }, (_, i): TabBarItem => ({ path: `/${i}`, pinned: i < fixed })),
  );

describe('dropping a tab', () => {
  it('moves it beside the target, within its own group only', () => {
    fc.assert(
      fc.property(
        row,
        fc.nat(8),
        fc.nat(8),
        fc.constantFrom('before' as const, 'after' as const),
        (items, a, b, side) => {
          fc.pre(a < items.length && b < items.length);
          const [dragged, over] = [items[a] as TabBarItem, items[b] as TabBarItem];
          const to = dropIndex(items, a, b, side);
          fc.pre(to !== undefined);
          const others = items.filter((item) => item !== dragged);
          const after = [...others.slice(0, to), dragged, ...others.slice(to)];
          expect(after).not.toEqual(items);
          expect(after.map(isFixed)).toEqual(items.map(isFixed));
          expect(after.indexOf(dragged) - after.indexOf(over)).toBe(side === 'after' ? 1 : -1);
        },
      ),
    );
  });

  it('does nothing across groups, or at its current position', () => {
    const items: TabBarItem[] = [{ path: '/', meta: { affix: true } }, { path: '/a' }, { path: '/b' }];
    expect(dropIndex(items, 1, 0, 'before')).toBeUndefined();
    expect(dropIndex(items, 0, 1, 'after')).toBeUndefined();
    expect(dropIndex(items, 1, 1, 'after')).toBeUndefined();
    expect(dropIndex(items, 1, 2, 'before')).toBeUndefined();
    expect(dropIndex(items, 1, 2, 'after')).toBe(2);
    expect(dropIndex(items, 2, 1, 'before')).toBe(1);
  });
});
