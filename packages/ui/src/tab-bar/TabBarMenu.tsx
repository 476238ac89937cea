import { type ContextMenuAt, ContextMenuPanel } from '../context-menu/index.js';
import type { DropdownMenuItem } from '../dropdown-menu/index.js';
import { isFixed } from '../tab-model/tabState.js';
import { removedBy, type TabRemoval } from '../tab-model/removal.js';
import { useWords } from '../theme/useWords.js';
import { titleOf } from './Tab.js';
import { zhTabBar } from './TabBar.zh.js';
import { zhTabBarMenu } from './TabBarMenu.zh.js';
import type { TabBarAction, TabBarActionDetails, TabBarItem } from './tabBarItem.js';
import { Glyph } from '../icon/Glyph.js';
import {
  chevronLeftIcon,
  chevronRightIcon,
  closeIcon,
  externalIcon,
  minusIcon,
  pinIcon,
  refreshIcon,
  trashIcon,
  undoIcon,
} from '../icon/paths.js';

interface TabBarMenuProps {
  at: ContextMenuAt;
  items: readonly TabBarItem[];
  activePath: string | undefined;
  canReopen: boolean;
  onAction: (action: TabBarAction, details: TabBarActionDetails) => void;
  onOpenWindow: ((path: string) => void) | undefined;
  /** The tab that has the focus may go: the focus stays in the row. */
  onClosing: (path: string) => void;
  onClose: () => void;
}

/**
 * The menu of the tab around the place where it was opened, or of the active one; loaded when it is first opened. What
 * would do nothing is disabled.
 */
export function TabBarMenu({
  at,
  items,
  activePath,
  canReopen,
  onAction,
  onOpenWindow,
  onClosing,
  onClose,
}: TabBarMenuProps) {
  const words = useWords('tabBarMenu', zhTabBarMenu);
  const barWords = useWords('tabBar', zhTabBar);
  const wanted = at.target.closest<HTMLElement>('[data-path]')?.dataset.path ?? activePath;
  const item = items.find((each) => each.path === wanted) ?? items[0];
  if (!item) return null;
  const { path } = item;
  const act = (action: TabBarAction) => {
    // From the button behind the row the focus goes back to that button.
    if (at.target.closest('[data-part="area"]')) onClosing(path);
    onAction(action, { reason: 'menu' });
  };
  const removal = (key: string, label: string, action: TabRemoval): DropdownMenuItem => ({
    key,
    label,
    disabled: removedBy(items, action).length === 0,
    onSelect: () => act(action),
  });
  const rows: DropdownMenuItem[] = [
    {
      key: 'refresh',
      label: words.refresh,
      icon: <Glyph of={refreshIcon} size="1em" />,
      onSelect: () => act({ type: 'refresh', path }),
    },
    {
      ...removal('close', words.close, { type: 'close', path }),
      icon: <Glyph of={closeIcon} size="1em" />,
    },
    {
      ...removal('closeOthers', words.closeOthers, { type: 'closeOthers', path }),
      icon: <Glyph of={minusIcon} size="1em" />,
    },
    {
      ...removal('closeAll', words.closeAll, { type: 'closeAll' }),
      icon: <Glyph of={trashIcon} size="1em" />,
    },
    {
      ...removal('closeLeft', words.closeLeft, { type: 'closeLeft', path }),
      icon: <Glyph of={chevronLeftIcon} size="1em" />,
      separated: true,
    },
    {
      ...removal('closeRight', words.closeRight, { type: 'closeRight', path }),
      icon: <Glyph of={chevronRightIcon} size="1em" />,
    },
    {
      key: 'pin',
      label: item.pinned ? words.unpin : words.pin,
      icon: <Glyph of={pinIcon} size="1em" />,
      separated: true,
      disabled: isFixed(item) && !item.pinned, // fixed by the portal
      onSelect: () => act({ type: item.pinned ? 'unpin' : 'pin', path }),
    },
    {
      key: 'reopen',
      label: words.reopen,
      icon: <Glyph of={undoIcon} size="1em" />,
      disabled: !canReopen,
      onSelect: () => act({ type: 'reopen' }),
    },
    ...(onOpenWindow
      ? [
          {
            key: 'window',
            label: words.openWindow,
            icon: <Glyph of={externalIcon} size="1em" />,
            onSelect: () => onOpenWindow(path),
          },
        ]
      : []),
  ];
  return (
    <ContextMenuPanel at={at} items={rows} label={words.label(titleOf(item, barWords))} onClose={onClose} />
  );
}
