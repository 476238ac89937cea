import type { TabState, TabView } from './tabState.js';

/** Removes these names. */
export const dropNames = (cached: readonly string[], names: readonly (string | undefined)[]): string[] =>
  cached.filter((name) => !names.includes(name));

/**
 * The cache with this view as the most recently used: only a view with a name whose route does not set noCache. A
 * cached name is not added twice. Over the limit, the least recently used views are dropped; those with unsaved
 * changes stay, since dropping them would lose the changes.
 */
export function cacheName(state: TabState, view: TabView, limit = Infinity): readonly string[] {
  const { name, meta } = view;
  if (!name || meta.noCache) return state.cachedViews;
  if (state.cachedViews.at(-1) === name && state.cachedViews.length <= limit) return state.cachedViews;
  const cached = [...dropNames(state.cachedViews, [name]), name];
  const unsaved = new Set(state.visitedViews.filter((tab) => tab.dirty).map((tab) => tab.name));
  let over = cached.length - Math.max(1, limit);
  return cached.filter((other) => {
    if (over <= 0 || other === name || unsaved.has(other)) return true;
    over -= 1;
    return false;
  });
}
