/** What a route says of its tab. */
export interface TabMeta {
  /** Without one the tab is called `no-name`. */
  title?: string;
  /** Opened by the portal itself: always there, first, without a close. */
  affix?: boolean;
  /** Not kept alive: rendered anew on every visit. */
  noCache?: boolean;
}

/** A visit, as the router tells it. */
export interface Visit {
  /** What makes the tab one tab: see `tabPath`. */
  path: string;
  /** The whole address to go back to, with query and hash. @default `path` */
  fullPath?: string;
  /** What the kept-alive view is called. A visit without a name is not kept alive. */
  name?: string;
  /** What the route says of itself. */
  meta?: TabMeta;
}

/** One open tab. */
export interface TabView {
  /** What makes it this tab: the address without its query. */
  path: string;
  /** The address with its query, where the tab leads. */
  fullPath: string;
  /** The name of the route, by which a kept-alive page is found. */
  name?: string;
  /** `meta.title`, or `no-name`. */
  title: string;
  /** What the route says of itself. */
  meta: TabMeta;
  /** Pinned by the person: like `meta.affix`, but can be undone. */
  pinned?: boolean;
  /** Holds something unsaved: a close asks first, and its view is never dropped for room. */
  dirty?: boolean;
}

/** The tabs that are open and the views that are kept, plus which one is active and what can be reopened. Plain JSON. */
export interface TabState {
  /** Pinned ones first, each path once. */
  visitedViews: readonly TabView[];
  /** Names of the views kept alive, the one used longest ago first, each once. */
  cachedViews: readonly string[];
  /** The active tab: always one of `visitedViews`, or none. */
  activePath?: string;
  /** Closed tabs, the latest last. */
  closedViews: readonly TabView[];
}

/** The title of a tab whose route has none. Widgets show their own word for it. */
export const noName = 'no-name';

/** No tab open, nothing kept. */
export const emptyTabs: TabState = { visitedViews: [], cachedViews: [], closedViews: [] };

/** Whether it stays: no close, kept by every deletion. */
export const isFixed = (view: { meta?: Pick<TabMeta, 'affix'>; pinned?: boolean }): boolean =>
  Boolean(view.meta?.affix || view.pinned);

/** The open tab with this path. */
export const findTab = (state: TabState, path: string | undefined): TabView | undefined =>
  state.visitedViews.find((view) => view.path === path);

/** A visit as a new tab. */
export function toView({ path, fullPath, name, meta = {} }: Visit): TabView {
  return { path, fullPath: fullPath ?? path, ...(name ? { name } : {}), title: meta.title || noName, meta };
}

/** Fixed tabs before the others, the order kept otherwise. The same array when it already is so. */
export function arrange(views: readonly TabView[]): readonly TabView[] {
  const firstLoose = views.findIndex((view) => !isFixed(view));
  const sorted = firstLoose < 0 || !views.slice(firstLoose).some(isFixed);
  return sorted ? views : [...views.filter(isFixed), ...views.filter((view) => !isFixed(view))];
}
