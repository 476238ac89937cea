import { type ContextMenuAt, ContextMenuPanel } from '../context-menu/index.js';
import type { DropdownMenuItem } from '../dropdown-menu/index.js';
import { isFixed } from '../tab-model/tabState.js';
import { removedBy, type TabRemoval } from '../tab-model/removal.js';
import { useWords } from '../theme/useWords.js';
import { titleOf } from './Tab.js';
import { zhTabBar } from './TabBar.zh.js';
import { zhTabBarMenu } from './TabBarMenu.zh.js';
import type { TabBarAction, TabBarItem } from './tabBarItem.js';
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
  /** The tab that it is for. */
  item: TabBarItem;
  items: readonly TabBarItem[];
  canReopen: boolean;
  onAction: (action: TabBarAction) => void;
  onOpenWindow: ((path: string) => void) | undefined;
  onClose: () => void;
}

/** The menu of one tab, loaded when it is first opened. What would do nothing is disabled. */
export function TabBarMenu({ at, item, items, canReopen, onAction, onOpenWindow, onClose }: TabBarMenuProps) {
  const words = useWords('tabBarMenu', zhTabBarMenu);
  const title = titleOf(item, useWords('tabBar', zhTabBar));
  const { path } = item;
  const removal = (key: string, label: string, action: TabRemoval): DropdownMenuItem => ({
    key,
    label,
    disabled: removedBy(items, action).length === 0,
    onSelect: () => onAction(action),
  });
  const rows: DropdownMenuItem[] = [
    {
      key: 'refresh',
      label: words.refresh,
      icon: <Glyph of={refreshIcon} size="1em" />,
      onSelect: () => onAction({ type: 'refresh', path }),
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
      onSelect: () => onAction({ type: item.pinned ? 'unpin' : 'pin', path }),
    },
    {
      key: 'reopen',
      label: words.reopen,
      icon: <Glyph of={undoIcon} size="1em" />,
      disabled: !canReopen,
      onSelect: () => onAction({ type: 'reopen' }),
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
  return <ContextMenuPanel at={at} items={rows} label={words.label(title)} onClose={onClose} />;
}
