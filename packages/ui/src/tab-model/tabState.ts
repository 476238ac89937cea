/** Route metadata of a tab. */
export interface TabMeta {
  /** Without one the tab is titled `no-name`. */
  title?: string;
  /** Opened by the portal itself: always open, first, not closable. */
  affix?: boolean;
  /** Not kept alive: rendered again on every visit. */
  noCache?: boolean;
}

/** A visit, as the router reports it. */
export interface Visit {
  /** The identity of the tab: see `tabPath`. */
  path: string;
  /** The full address with query and hash, for navigation. @default `path` */
  fullPath?: string;
  /** Name of the kept-alive view. A visit without a name is not kept alive. */
  name?: string;
  /** Route metadata. */
  meta?: TabMeta;
}

/** One open tab. */
export interface TabView {
  /** The identity of the tab: the result of `tabPath`. */
  path: string;
  /** The address with its query, for navigation. */
  fullPath: string;
  /** Name of the route, which identifies its kept-alive view. */
  name?: string;
  /** `meta.title`, or `no-name`. */
  title: string;
  /** Route metadata. */
  meta: TabMeta;
  /** Pinned by the user: like `meta.affix`, but can be undone. */
  pinned?: boolean;
  /** Has unsaved changes: closing asks first, and its view is never dropped. */
  dirty?: boolean;
}

/** The open tabs, the kept-alive views, the active tab and the closed tabs that can be reopened. Plain JSON. */
export interface TabState {
  /** Pinned ones first, each path once. */
  visitedViews: readonly TabView[];
  /** Names of the kept-alive views, the least recently used first, each once. */
  cachedViews: readonly string[];
  /** Path of the active tab: one of `visitedViews`, or empty. */
  activePath?: string;
  /** Closed tabs, the latest last. */
  closedViews: readonly TabView[];
}

/** The title of a tab whose route has none. Widgets show their own text for it. */
export const noName = 'no-name';

/** No tab open, nothing cached. */
export const emptyTabs: TabState = { visitedViews: [], cachedViews: [], closedViews: [] };

/** Whether it is fixed: not closable, kept by every delete action. */
export const isFixed = (view: { meta?: Pick<TabMeta, 'affix'>; pinned?: boolean }): boolean =>
  Boolean(view.meta?.affix || view.pinned);

/** The open tab with this path. */
export const findTab = (state: TabState, path: string | undefined): TabView | undefined =>
  state.visitedViews.find((view) => view.path === path);

/** Creates a tab from a visit. */
export function toView({ path, fullPath, name, meta = {} }: Visit): TabView {
  return { path, fullPath: fullPath ?? path, ...(name ? { name } : {}), title: meta.title || noName, meta };
}

/** Fixed tabs first, otherwise in the same order. Returns the same array if nothing changes. */
export function arrange(views: readonly TabView[]): readonly TabView[] {
  const firstLoose = views.findIndex((view) => !isFixed(view));
  const sorted = firstLoose < 0 || !views.slice(firstLoose).some(isFixed);
  return sorted ? views : [...views.filter(isFixed), ...views.filter((view) => !isFixed(view))];
}
