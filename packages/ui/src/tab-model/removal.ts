import { findTab, isFixed, type TabMeta, type TabState, type TabView } from './tabState.js';

/** The deletions: fixed tabs stay in every one of them, and so does the tab that others are counted from. */
export type TabRemoval =
  | { type: 'close' | 'closeOthers' | 'closeLeft' | 'closeRight'; path: string }
  | { type: 'closeAll' };

/** What a deletion must know of a tab. */
export type TabIdentity = Pick<TabView, 'path' | 'pinned'> & {
  /** Whether the portal has fixed it. */
  meta?: Pick<TabMeta, 'affix'>;
};

/** The tabs that a deletion leaves. */
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

/** The tabs that a deletion takes: to ask before unsaved ones go, or to disable an entry that would do nothing. */
export function removedBy<T extends TabIdentity>(views: readonly T[], action: TabRemoval): readonly T[] {
  const kept = new Set(keptBy(views, action));
  return views.filter((view) => !kept.has(view));
}

/** Where the person is taken after a deletion. */
export type TabDestination =
  | { kind: 'tab'; path: string; fullPath: string }
  /** The dashboard itself was closed: it is entered anew. */
  | { kind: 'refresh'; fullPath: string }
  | { kind: 'home'; fullPath: '/' };

/**
 * The navigation that a deletion asks for, none when the active tab stayed: to the last remaining tab;
 * with none left, the dashboard is refreshed when it was the one closed; else to `/`.
 *
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
