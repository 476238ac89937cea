import { isFixed } from '../tab-model/tabState.js';
import type { TabBarItem } from './tabBarItem.js';

/** First and last index of a tab's group: the fixed tabs or the others. */
export function groupAround(items: readonly TabBarItem[], index: number): [first: number, last: number] {
  const fixed = items.filter(isFixed).length;
  const item = items[index];
  return item && isFixed(item) ? [0, fixed - 1] : [fixed, items.length - 1];
}

/** New index of a tab dropped before or after another; undefined when it would not move or must not. */
export function dropIndex(
  items: readonly TabBarItem[],
  from: number,
  over: number,
  side: 'before' | 'after',
): number | undefined {
  const [first, last] = groupAround(items, from);
  if (over < first || over > last) return undefined;
  const gap = side === 'after' ? over + 1 : over;
  const to = gap > from ? gap - 1 : gap;
  return to === from ? undefined : to;
}
