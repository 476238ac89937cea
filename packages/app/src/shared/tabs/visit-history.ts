import { findTab, tabReducer, type TabAction, type TabLimits, type TabState } from '@ca-portal/ui/tab-model';

/** Paths in the order in which they were last active, the current one last. */
export type Visits = readonly string[];

export const visited = (visits: Visits, path: string | undefined): Visits =>
  path === undefined || visits.at(-1) === path ? visits : [...visits.filter((other) => other !== path), path];

/**
 * The tab to activate after a close, where the user has chosen the visit history: the tab that was active before,
 * instead of the last remaining one. After 关闭其他 the current tab stays active; without remaining tabs nothing changes.
 */
export function afterClose(
  before: TabState,
  after: TabState,
  action: TabAction,
  visits: Visits,
  limits: TabLimits,
): TabState {
  if (findTab(after, before.activePath) || action.type === 'closeOthers') return after;
  const open = new Set(after.visitedViews.map(({ path }) => path));
  const previous = visits.findLast((path) => open.has(path));
  return previous === undefined ? after : tabReducer(after, { type: 'activate', path: previous }, limits);
}
