import { useEffect, useReducer, useState } from 'react';
import { destinationAfter } from '../tab-model/removal.js';
import { type TabAction, type TabLimits, tabReducer } from '../tab-model/tabReducer.js';
import { emptyTabs, type TabState, type Visit } from '../tab-model/tabState.js';
import type { TabBarAction, TabBarItem } from './tabBarItem.js';

/** What `useTabs` needs besides the page that is shown. */
export interface TabsOptions {
  /** Tabs that are open from the start: the home page, with `affix`. Read once. */
  initial?: readonly Visit[];
  /** How many views are kept alive and how many closed tabs are remembered; as `tabReducer` takes it. Read once. */
  limits?: TabLimits;
  /** Goes to an address: the `navigate` of your router. */
  go: (fullPath: string) => unknown;
}

/** What `useTabs` gives. */
export interface Tabs {
  /** All that the tab model knows, such as which views are kept alive. */
  state: TabState;
  /** Sends an action of the tab model, such as `mark` for something unsaved. */
  dispatch: (action: TabAction) => void;
  /** Props of `TabBar`. */
  bar: {
    /** The open tabs. */
    items: readonly TabBarItem[];
    /** The tab of the page that is shown. */
    activePath: string;
    /** Does what was asked for, and goes to the page that is active after it. */
    onAction: (action: TabBarAction) => void;
  };
}

/**
 * The tabs of a portal that asks nothing before one is closed: each page visited becomes a tab, and what the `TabBar`
 * tells is done. Where something unsaved has to be asked about, use `tabReducer` of `tab-model` with a question of your own.
 */
export function useTabs(shown: Visit, { initial = [], limits, go }: TabsOptions): Tabs {
  const [reduce] = useState(() => (tabs: TabState, action: TabAction) => tabReducer(tabs, action, limits));
  const [state, dispatch] = useReducer(reduce, initial, (views) =>
    views.reduce((tabs, view) => reduce(tabs, { type: 'add', view }), emptyTabs),
  );
  const { path, fullPath, name, meta } = shown;
  const title = meta?.title;
  useEffect(() => {
    dispatch({
      type: 'add',
      view: { path, ...(fullPath ? { fullPath } : {}), ...(name ? { name } : {}), ...(meta ? { meta } : {}) },
    });
    // A caller writes the visit anew at each render: what it says is compared, not the object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path, fullPath, name, title]);
  const onAction = (action: TabBarAction) => {
    dispatch(action);
    if (action.type === 'activate') return void go(action.path);
    const next = destinationAfter(state, reduce(state, action));
    if (next) go(next.fullPath);
  };
  return { state, dispatch, bar: { items: state.visitedViews, activePath: path, onAction } };
}
