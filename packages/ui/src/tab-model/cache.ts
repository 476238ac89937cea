import type { TabState, TabView } from './tabState.js';

/** Without these names. */
export const dropNames = (cached: readonly string[], names: readonly (string | undefined)[]): string[] =>
  cached.filter((name) => !names.includes(name));

/**
 * The cache with this view in it, as the one used last: only a view with a name whose route does not say noCache.
 * A name that is cached already is not added a second time. Over the limit, the views used longest
 * ago go; those with something unsaved stay, since dropping them would lose it.
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
