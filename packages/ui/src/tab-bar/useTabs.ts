import { useEffect, useReducer, useState } from 'react';
import { destinationAfter } from '../tab-model/removal.js';
import { type TabAction, type TabLimits, tabReducer } from '../tab-model/tabReducer.js';
import { emptyTabs, type TabState, type Visit } from '../tab-model/tabState.js';
import type { TabBarAction, TabBarItem } from './tabBarItem.js';

/** Options of `useTabs`. */
export interface TabsOptions {
  /** Initial tabs: the home page, with `affix`. Read once. */
  initial?: readonly Visit[];
  /** Limits of kept-alive views and of closed tabs, as in `tabReducer`. Read once. */
  limits?: TabLimits;
  /** Opens an address: the `navigate` of your router. */
  go: (fullPath: string) => unknown;
}

/** Result of `useTabs`. */
export interface Tabs {
  /** State of the tab model, such as which views are kept alive. */
  state: TabState;
  /** Dispatches an action of the tab model, such as `mark` for unsaved changes. */
  dispatch: (action: TabAction) => void;
  /** Props of `TabBar`. */
  bar: {
    /** The open tabs. */
    items: readonly TabBarItem[];
    /** The active tab. */
    activePath: string;
    /** Applies the action, and opens the page that is active after it. */
    onAction: (action: TabBarAction) => void;
  };
}

/**
 * The tabs of a portal that closes without a question: each visited page becomes a tab, and actions of the `TabBar`
 * are applied. To ask about unsaved changes, use `tabReducer` of `tab-model` with your own question.
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
    // The caller creates a new visit object at each render, so its content is compared.
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
