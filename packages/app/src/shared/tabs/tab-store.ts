import {
  emptyTabs,
  restoreTabs,
  storeTabs,
  tabReducer,
  type TabAction,
  type TabState,
} from '@ca-portal/ui/tab-model';
import { tokenStore } from '../../session/token.js';
import { layoutSettings } from '../../settings/layout.js';
import { unsavedTabs } from './unsaved-tabs.js';
import { afterClose, visited, type Visits } from './visit-history.js';

const key = 'visitedTabs';
/** Maximum of kept-alive pages: more than a user needs at once, and each costs memory. */
const limits = { cached: 20, closed: 10 };

let owner: string | undefined;
let state: TabState = emptyTabs;
let visits: Visits = [];
/** Refresh counter: part of its view's key, so that a refresh really mounts it again. */
const generations = new Map<string, number>();
const listeners = new Set<() => void>();

function change(next: TabState) {
  if (next === state) return;
  state = next;
  visits = visited(visits, state.activePath);
  unsavedTabs.set(state.visitedViews.filter(({ dirty }) => dirty).map(({ title }) => title));
  try {
    if (owner) window.sessionStorage.setItem(key, JSON.stringify({ owner, ...storeTabs(state) }));
  } catch {
    // storage refused or full: the tabs are lost on reload
  }
  for (const listener of listeners) listener();
}

/** Removes the tabs that the user may no longer open. The others keep their views. */
function permitted(tabs: TabState, permits: (path: string) => boolean): TabState {
  const all = [...tabs.visitedViews, ...tabs.closedViews];
  if (all.every(({ path }) => permits(path))) return tabs;
  const { activePath, ...rest } = tabs;
  const visitedViews = tabs.visitedViews.filter(({ path }) => permits(path));
  return {
    ...rest,
    visitedViews,
    cachedViews: tabs.cachedViews.filter((cached) => visitedViews.some(({ name }) => name === cached)),
    closedViews: tabs.closedViews.filter(({ path }) => permits(path)),
    ...(activePath !== undefined && permits(activePath) ? { activePath } : {}),
  };
}

function stored(of: string): unknown {
  try {
    const read: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return read && typeof read === 'object' && 'owner' in read && read.owner === of ? read : null;
  } catch {
    return null; // invalid or refused: start without tabs
  }
}

/**
 * The tabs of this browser tab (spec 2.10 and section 4). They belong to one user in one role and survive a reload; a
 * login, a logout and an expired login clear them.
 */
export const tabStore = {
  get: (): TabState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Loads the tabs of a user in a role, without those he may no longer open. */
  open(by: string, permits: (path: string) => boolean) {
    if (by === owner) {
      change(permitted(state, permits)); // his menu may have changed meanwhile
      return;
    }
    owner = by;
    visits = [];
    generations.clear();
    change(restoreTabs(stored(by), permits));
  },
  dispatch(action: TabAction) {
    if (action.type === 'refresh') {
      generations.set(action.path, (generations.get(action.path) ?? 0) + 1);
      // The active tab must be shown at once after its refresh, so it stays among the kept ones.
      const again = tabReducer(state, action, limits);
      const next =
        action.path === state.activePath
          ? tabReducer(again, { type: 'activate', path: action.path }, limits)
          : again;
      change(next === state ? { ...state } : next);
      return;
    }
    const next = tabReducer(state, action, limits);
    change(layoutSettings.get().visitHistory ? afterClose(state, next, action, visits, limits) : next);
  },
  generation: (path: string): number => generations.get(path) ?? 0,
  forget() {
    owner = undefined;
    visits = [];
    generations.clear();
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // storage refused: there is nothing to remove
    }
    change(emptyTabs);
  },
};

// On any end or start of a login, in this browser tab or in another one.
tokenStore.onLeave(tabStore.forget);
