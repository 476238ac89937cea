import { type ContextMenuAt, ContextMenuPanel } from '../context-menu/index.js';
import type { DropdownMenuItem } from '../dropdown-menu/index.js';
import { isFixed } from '../tab-model/tabState.js';
import { removedBy, type TabRemoval } from '../tab-model/removal.js';
import { useWords } from '../theme/useWords.js';
import { titleOf } from './Tab.js';
import { zhTabBar } from './TabBar.zh.js';
import { zhTabBarMenu } from './TabBarMenu.zh.js';
import type { TabBarAction, TabBarActionDetails, TabBarItem } from './tabBarItem.js';
import { groupAround } from './groups.js';
import { Glyph } from '../icon/Glyph.js';
import {
  chevronLeftIcon,
  chevronRightIcon,
  closeIcon,
  externalIcon,
  minusIcon,
  pinIcon,
  refreshIcon,
  swapIcon,
  trashIcon,
  undoIcon,
} from '../icon/paths.js';

export interface TabBarMenuProps {
  at: ContextMenuAt;
  items: readonly TabBarItem[];
  /** The path of the active tab. */
  activePath: string | undefined;
  canReopen: boolean;
  onAction: (action: TabBarAction, details: TabBarActionDetails) => void;
  /** Reports the action and announces the new position. */
  onMove: (item: TabBarItem, index: number, reason: 'menu') => void;
  onOpenWindow: ((path: string) => void) | undefined;
  /** The focused tab will close: keep the focus in the bar. */
  onClosing: (path: string) => void;
  onClose: () => void;
}

/**
 * The menu of the tab at the pointer or focus, or of the active one; loaded when it is first opened. Items
 * without effect are disabled.
 */
export function TabBarMenu({
  at,
  items,
  activePath,
  canReopen,
  onAction,
  onMove,
  onOpenWindow,
  onClosing,
  onClose,
}: TabBarMenuProps) {
  const words = useWords('tabBarMenu', zhTabBarMenu);
  const barWords = useWords('tabBar', zhTabBar);
  const wanted = at.target.closest<HTMLElement>('[data-path]')?.dataset.path ?? activePath;
  const index = Math.max(
    items.findIndex((each) => each.path === wanted),
    0,
  );
  const item = items[index];
  if (!item) return null;
  const { path } = item;
  const [first, last] = groupAround(items, index);

  const row = (
    key: Exclude<keyof typeof words, 'label'>,
    icon: Parameters<typeof Glyph>[0]['of'],
    onSelect: () => void,
    disabled = false,
    separated = false,
  ): DropdownMenuItem => ({
    key,
    label: words[key],
    icon: <Glyph of={icon} size="1em" />,
    onSelect,
    disabled,
    separated,
  });
  const act = (action: TabBarAction) => () => onAction(action, { reason: 'menu' });
  const removal = (
    type: TabRemoval['type'],
    icon: Parameters<typeof Glyph>[0]['of'],
    separated?: boolean,
  ): DropdownMenuItem => {
    const action: TabRemoval = type === 'closeAll' ? { type } : { type, path };
    const removed = removedBy(items, action);
    return row(
      type,
      icon,
      () => {
        // Opened from the button behind the tabs, the focus returns to that button.
        if (removed.some((each) => each.path === path) && at.target.closest('[data-part="area"]'))
          onClosing(path);
        act(action)();
      },
      removed.length === 0,
      separated,
    );
  };
  const rows: DropdownMenuItem[] = [
    row('refresh', refreshIcon, act({ type: 'refresh', path })),
    removal('close', closeIcon),
    removal('closeOthers', minusIcon),
    removal('closeAll', trashIcon),
    removal('closeLeft', chevronLeftIcon, true),
    removal('closeRight', chevronRightIcon),
    // Moves tabs for people who cannot drag (WCAG 2.5.7): a touch drag scrolls the bar.
    row('moveLeft', swapIcon, () => onMove(item, index - 1, 'menu'), index <= first, true),
    row('moveRight', swapIcon, () => onMove(item, index + 1, 'menu'), index >= last),
    row(
      item.pinned ? 'unpin' : 'pin',
      pinIcon,
      act({ type: item.pinned ? 'unpin' : 'pin', path }),
      isFixed(item) && !item.pinned, // fixed by the portal
      true,
    ),
    row('reopen', undoIcon, act({ type: 'reopen' }), !canReopen),
    ...(onOpenWindow ? [row('openWindow', externalIcon, () => onOpenWindow(path))] : []),
  ];
  return (
    <ContextMenuPanel at={at} items={rows} label={words.label(titleOf(item, barWords))} onClose={onClose} />
  );
}
