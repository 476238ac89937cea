import { findTab, isFixed, type TabMeta, type TabState, type TabView } from './tabState.js';

/** The delete actions: fixed tabs always stay, and so does the reference tab of close others, left and right. */
export type TabRemoval =
  | { type: 'close' | 'closeOthers' | 'closeLeft' | 'closeRight'; path: string }
  | { type: 'closeAll' };

/** The fields of a tab that a delete action needs. */
export type TabIdentity = Pick<TabView, 'path' | 'pinned'> & {
  /** Fixed by the portal. */
  meta?: Pick<TabMeta, 'affix'>;
};

/** The tabs that remain after a delete action. */
export function keptBy<T extends TabIdentity>(views: readonly T[], action: TabRemoval): readonly T[] {
  if (action.type === 'closeAll') return views.filter(isFixed);
  const named = views.findIndex((view) => view.path === action.path);
  if (named < 0) return views;
  const goes: Record<Exclude<TabRemoval['type'], 'closeAll'>, (index: number) => boolean> = {
    close: (index) => index === named,
    closeOthers: (index) => index !== named,
    closeLeft: (index) => index < named,
    closeRight: (index) => index > named,
  };
  return views.filter((view, index) => isFixed(view) || !goes[action.type](index));
}

/** The tabs that a delete action removes: to ask before unsaved ones close, or to disable an item without effect. */
export function removedBy<T extends TabIdentity>(views: readonly T[], action: TabRemoval): readonly T[] {
  const kept = new Set(keptBy(views, action));
  return views.filter((view) => !kept.has(view));
}

/** The navigation after a delete action. */
export type TabDestination =
  | { kind: 'tab'; path: string; fullPath: string }
  /** The dashboard itself was closed: it opens again. */
  | { kind: 'refresh'; fullPath: string }
  | { kind: 'home'; fullPath: '/' };

/**
 * The navigation after a delete action, none when the active tab stayed: to the last remaining tab;
 * without tabs, the dashboard is refreshed if it was the closed one; else to `/`.
 * @param dashboard path of the dashboard. @default '/'
 */
export function destinationAfter(
  before: TabState,
  after: TabState,
  dashboard = '/',
): TabDestination | undefined {
  if (before.activePath === undefined || before.activePath === after.activePath) return undefined;
  const heir = findTab(after, after.activePath);
  if (heir) return { kind: 'tab', path: heir.path, fullPath: heir.fullPath };
  const closed = findTab(before, before.activePath);
  return closed?.path === dashboard
    ? { kind: 'refresh', fullPath: closed.fullPath }
    : { kind: 'home', fullPath: '/' };
}
