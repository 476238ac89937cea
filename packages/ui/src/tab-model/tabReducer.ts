import { cacheName, dropNames } from './cache.js';
import { keptBy, type TabRemoval } from './removal.js';
import {
  arrange,
  emptyTabs,
  findTab,
  isFixed,
  type TabState,
  type TabView,
  toView,
  type Visit,
} from './tabState.js';

/** All actions. `path` always identifies one tab; an unknown one changes nothing. */
export type TabAction =
  /** A navigation: opens the tab, or activates the open one, and keeps its view alive. */
  | { type: 'add'; view: Visit }
  /** The address or the title of an open tab changed (on fullPath change). */
  | { type: 'update'; view: Visit }
  | { type: 'activate'; path: string }
  | TabRemoval
  /** The view is rendered again at its next visit: its cache is dropped, the tab stays. */
  | { type: 'refresh'; path: string }
  /** Removes views from the cache by name: one, all others, all. */
  | { type: 'uncache'; name: string }
  | { type: 'uncacheOthers'; name: string }
  | { type: 'uncacheAll' }
  | { type: 'pin' | 'unpin'; path: string }
  /** Moves to `index` among all tabs; stays within its group, pinned or not. */
  | { type: 'move'; path: string; index: number }
  | { type: 'mark'; path: string; dirty: boolean }
  /** Restores the last closed tab. */
  | { type: 'reopen' }
  /** The identity changed or the user signed out: removes everything, also pinned tabs. */
  | { type: 'reset' };

/** Limits of the tab model. */
export interface TabLimits {
  /**
   * Number of kept-alive views; the least recently used is dropped first, never the active or an unsaved one.
   * @default no limit
   */
  cached?: number;
  /** Number of closed tabs that can be reopened. @default 10 */
  closed?: number;
}

/** The tabs after an action. A pure function: for `useReducer`, a store or a test. */
export function tabReducer(state: TabState, action: TabAction, limits: TabLimits = {}): TabState {
  switch (action.type) {
    case 'add':
      return add(state, toView(action.view), limits);
    case 'update':
      return change(state, action.view.path, (view) => updated(view, action.view));
    case 'activate':
      return findTab(state, action.path) ? activate(state, action.path, limits) : state;
    case 'close':
    case 'closeOthers':
    case 'closeLeft':
    case 'closeRight':
    case 'closeAll':
      return remove(state, action, limits);
    case 'refresh':
      return { ...state, cachedViews: dropNames(state.cachedViews, [findTab(state, action.path)?.name]) };
    case 'uncache':
      return { ...state, cachedViews: dropNames(state.cachedViews, [action.name]) };
    case 'uncacheOthers':
      return { ...state, cachedViews: state.cachedViews.filter((name) => name === action.name) };
    case 'uncacheAll':
      return { ...state, cachedViews: [] };
    case 'pin':
    case 'unpin':
      return change(state, action.path, (view) => flagged(view, 'pinned', action.type === 'pin'));
    case 'mark':
      return change(state, action.path, (view) => flagged(view, 'dirty', action.dirty));
    case 'move':
      return move(state, action.path, action.index);
    case 'reopen':
      return reopen(state, limits);
    case 'reset':
      return emptyTabs;
  }
}

function add(state: TabState, view: TabView, limits: TabLimits): TabState {
  const visitedViews = findTab(state, view.path)
    ? state.visitedViews
    : arrange([...state.visitedViews, view]);
  const known = visitedViews === state.visitedViews ? findTab(state, view.path) : view;
  return activate({ ...state, visitedViews }, view.path, limits, known);
}

/** Activates the tab; its view is kept alive, and is the most recently used. */
function activate(state: TabState, path: string, limits: TabLimits, view = findTab(state, path)): TabState {
  const next = { ...state, activePath: path };
  return view ? { ...next, cachedViews: cacheName(next, view, limits.cached) } : next;
}

function change(state: TabState, path: string, by: (view: TabView) => TabView): TabState {
  if (!findTab(state, path)) return state;
  const visitedViews = arrange(state.visitedViews.map((view) => (view.path === path ? by(view) : view)));
  return { ...state, visitedViews };
}

/** Fields that the visit leaves out do not change; the router does not set pinned and unsaved. */
function updated(view: TabView, visit: Visit): TabView {
  const meta = { ...view.meta, ...visit.meta };
  const next = toView({ name: view.name, fullPath: view.fullPath, ...visit, meta });
  return { ...view, ...next };
}

function flagged(view: TabView, flag: 'pinned' | 'dirty', on: boolean): TabView {
  const { [flag]: _, ...rest } = view;
  return on ? { ...rest, [flag]: true } : rest;
}

function remove(state: TabState, action: TabRemoval, limits: TabLimits): TabState {
  const visitedViews = keptBy(state.visitedViews, action);
  if (visitedViews.length === state.visitedViews.length) return state;
  const kept = new Set(visitedViews);
  const gone = state.visitedViews.filter((view) => !kept.has(view));
  // Two tabs may share a view's name: it is dropped with the last of them.
  const inUse = new Set(visitedViews.map((view) => view.name));
  const names = gone.map((view) => view.name).filter((name) => !inUse.has(name));
  const closed = [...state.closedViews, ...gone.map((view) => flagged(view, 'dirty', false))];
  const next: TabState = {
    ...state,
    visitedViews,
    cachedViews: dropNames(state.cachedViews, names),
    closedViews: closed.slice(Math.max(0, closed.length - (limits.closed ?? 10))),
  };
  if (findTab(next, state.activePath)) return next;
  // The last remaining tab becomes active; with close others, the tab that stays.
  const heir = action.type === 'closeOthers' ? action.path : visitedViews.at(-1)?.path;
  if (heir !== undefined) return activate(next, heir, limits);
  const { activePath: _, ...idle } = next;
  return idle;
}

function move(state: TabState, path: string, index: number): TabState {
  const view = findTab(state, path);
  if (!view || Number.isNaN(index)) return state;
  const others = state.visitedViews.filter((other) => other !== view);
  const fixed = others.filter(isFixed).length;
  const [low, high] = isFixed(view) ? [0, fixed] : [fixed, others.length];
  const at = Math.min(Math.max(Math.trunc(index), low), high);
  return { ...state, visitedViews: [...others.slice(0, at), view, ...others.slice(at)] };
}

function reopen(state: TabState, limits: TabLimits): TabState {
  // A path that was visited again is already open.
  const at = state.closedViews.findLastIndex((view) => !findTab(state, view.path));
  const view = state.closedViews[at];
  if (!view) return state.closedViews.length > 0 ? { ...state, closedViews: [] } : state;
  return add({ ...state, closedViews: state.closedViews.slice(0, at) }, view, limits);
}
