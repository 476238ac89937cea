import { arrange, emptyTabs, type TabMeta, type TabState, type TabView, toView } from './tabState.js';

/** The open tabs as plain JSON, for session storage. Kept-alive views and unsaved marks are not stored. */
export interface StoredTabs {
  /** Version of the format; another one is ignored. */
  version: 1;
  /** The open pages, from the left. */
  tabs: readonly Omit<TabView, 'dirty' | 'title'>[];
  /** Path of the active tab. */
  activePath?: string;
}

/** The tabs as JSON for session storage. `restoreTabs` reads it. */
export function storeTabs(state: TabState): StoredTabs {
  const tabs = state.visitedViews.map(({ dirty: _dirty, title: _title, ...view }) => view);
  return { version: 1, tabs, ...(state.activePath === undefined ? {} : { activePath: state.activePath }) };
}

/**
 * Reads tabs back from storage: foreign data gives no tabs, a broken entry is left out, a duplicate
 * path is dropped.
 * @param permits filters out pages that this identity may no longer open.
 */
export function restoreTabs(stored: unknown, permits: (path: string) => boolean = () => true): TabState {
  if (!isRecord(stored) || stored.version !== 1 || !Array.isArray(stored.tabs)) return emptyTabs;
  const byPath = new Map<string, TabView>();
  for (const entry of stored.tabs as unknown[]) {
    const view = readView(entry);
    if (view && !byPath.has(view.path) && permits(view.path)) byPath.set(view.path, view);
  }
  const visitedViews = arrange([...byPath.values()]);
  const active = typeof stored.activePath === 'string' && byPath.has(stored.activePath);
  return { ...emptyTabs, visitedViews, ...(active ? { activePath: stored.activePath as string } : {}) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function readView(entry: unknown): TabView | undefined {
  if (!isRecord(entry)) return undefined;
  const path = text(entry.path);
  // Only addresses inside the portal: stored data must not lead to another site.
  const fullPath = text(entry.fullPath) ?? path;
  if (!path || !isInside(path) || !fullPath || !isInside(fullPath)) return undefined;
  const name = text(entry.name);
  const view = toView({ path, fullPath, ...(name ? { name } : {}), meta: readMeta(entry.meta) });
  return entry.pinned === true ? { ...view, pinned: true } : view;
}

const isInside = (path: string): boolean => /^\/(?![/\\])/.test(path);

function readMeta(meta: unknown): TabMeta {
  if (!isRecord(meta)) return {};
  const title = text(meta.title);
  return {
    ...(title ? { title } : {}),
    ...(meta.affix === true ? { affix: true } : {}),
    ...(meta.noCache === true ? { noCache: true } : {}),
  };
}
