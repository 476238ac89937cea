import {
  createContext,
  type MouseEvent,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ContextMenuAt, useContextMenu } from '../../context-menu/useContextMenu.js';
import { useWords } from '../../theme/useWords.js';
import { titleOf } from '../Tab.js';
import { zhTabBar } from '../TabBar.zh.js';
import {
  type TabBarAction,
  type TabBarActionDetails,
  type TabBarItem,
  withoutDuplicates,
} from '../tabBarItem.js';
import { useOverflow } from '../useOverflow.js';
import { useTabActions } from '../useTabActions.js';
import { useTabDrag } from '../useTabDrag.js';
import { useTabFocus } from '../useTabFocus.js';

/** Shared by the parts of a tab bar: the tabs and their actions. */
export interface TabBarCommon {
  /** The open pages, fixed ones first: `visitedViews` of the tab model, or anything of that shape. */
  items: readonly TabBarItem[] | null | undefined;
  /** The path of the active tab. */
  activePath?: string;
  /** Called with the requested action. Nothing changes by itself: pass the action to the tab model, or ignore it. */
  onAction?: (action: TabBarAction, details: TabBarActionDetails) => void;
  /** There is a closed tab that 重新打开 can restore. @default false */
  canReopen?: boolean;
  /** The page covers the whole window. @default false */
  maximized?: boolean;
  /** Shows the button that maximizes and restores. */
  onMaximizedChange?: (maximized: boolean) => void;
  /**
   * Offers 新开窗口 in the menu of a tab, and handles a click with Ctrl or ⌘. Open the page's address; the tabs do not
   * change.
   */
  onOpenWindow?: (path: string) => void;
  /** Id of the element with the active page, a `tabpanel` labeled by `tabId(id, activePath)`. */
  panelId?: string;
}

const nothing = () => {};

/** State and handlers of one tab bar, which `Root` passes to its parts. */
export function useTabBarWiring(common: TabBarCommon, id: string | undefined) {
  const { items: given, activePath, onAction = nothing, canReopen = false, maximized = false } = common;
  const { onMaximizedChange, onOpenWindow, panelId } = common;
  const words = useWords('tabBar', zhTabBar);
  const ownId = useId();
  const items = useMemo(() => withoutDuplicates(given ?? []), [given]);
  const list: RefObject<HTMLDivElement | null> = useRef(null);
  const [message, announce] = useState('');
  const [moreAt, setMoreAt] = useState<ContextMenuAt>();
  const menu = useRef(false);
  const menuIsThere = () => menu.current;
  const announceMenu = useCallback(() => {
    menu.current = true;
    return () => {
      menu.current = false;
    };
  }, []);
  const pointed = useContextMenu();
  const { areaProps } = pointed;
  // Without `Menu` the browser's own menu opens.
  const area: typeof areaProps = {
    ...areaProps,
    onContextMenu: (event) => menuIsThere() && areaProps.onContextMenu(event),
    onKeyDown: (event) => menuIsThere() && areaProps.onKeyDown(event),
  };
  const focus = useTabFocus(list, items, activePath);
  const overflow = useOverflow(
    list,
    items.length,
    items.findIndex((item) => item.path === activePath),
  );
  const move = (item: TabBarItem, index: number, reason: TabBarActionDetails['reason'] = 'drag') => {
    onAction({ type: 'move', path: item.path, index }, { reason });
    announce(words.moved(titleOf(item, words), index + 1, items.length));
  };
  const loadDrag = useTabDrag(list, { items, onMove: move });
  const handlers = useTabActions({ items, words, focus, onAction, move, onOpenWindow, announce });
  const openMenu = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setMoreAt({ x: left, y: bottom, target: currentTarget, reason: detail === 0 ? 'keyboard' : 'pointer' });
  };
  return {
    items,
    activePath,
    onAction,
    canReopen,
    maximized,
    onMaximizedChange,
    onOpenWindow,
    panelId,
    words,
    barId: id ?? ownId,
    list,
    message,
    focus,
    overflow,
    move,
    loadDrag,
    handlers,
    pointed,
    area,
    menuIsThere,
    announceMenu,
    moreAt,
    setMoreAt,
    openMenu,
  };
}

export type TabBarWiring = ReturnType<typeof useTabBarWiring>;

export const TabBarContext = createContext<TabBarWiring | undefined>(undefined);

/** The context of the tab bar. @throws Error outside of `Root` */
export function useTabBar(): TabBarWiring {
  const wiring = useContext(TabBarContext);
  if (!wiring) throw new Error('The parts of a tab bar stand in TabBar.Root');
  return wiring;
}
