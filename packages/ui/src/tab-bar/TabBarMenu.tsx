import { type ContextMenuAt, ContextMenuPanel } from '../context-menu/index.js';
import type { DropdownMenuItem } from '../dropdown-menu/index.js';
import { Icon } from '../icon/index.js';
import { isFixed } from '../tab-model/tabState.js';
import { removedBy, type TabRemoval } from '../tab-model/removal.js';
import { useWords } from '../theme/useWords.js';
import { titleOf } from './Tab.js';
import { zhTabBar } from './TabBar.zh.js';
import { zhTabBarMenu } from './TabBarMenu.zh.js';
import type { TabBarAction, TabBarItem } from './tabBarItem.js';

interface TabBarMenuProps {
  at: ContextMenuAt;
  /** The tab that it is for. */
  item: TabBarItem;
  items: readonly TabBarItem[];
  canReopen: boolean;
  onAction: (action: TabBarAction) => void;
  onClose: () => void;
}

/** The menu of one tab, loaded when it is first opened. What would do nothing is disabled. */
export function TabBarMenu({ at, item, items, canReopen, onAction, onClose }: TabBarMenuProps) {
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
      icon: <Icon name="refresh" size="1em" />,
      onSelect: () => onAction({ type: 'refresh', path }),
    },
    {
      ...removal('close', words.close, { type: 'close', path }),
      icon: <Icon name="close" size="1em" />,
    },
    {
      ...removal('closeOthers', words.closeOthers, { type: 'closeOthers', path }),
      icon: <Icon name="minus" size="1em" />,
    },
    {
      ...removal('closeAll', words.closeAll, { type: 'closeAll' }),
      icon: <Icon name="trash" size="1em" />,
    },
    {
      ...removal('closeLeft', words.closeLeft, { type: 'closeLeft', path }),
      icon: <Icon name="chevron-left" size="1em" />,
      separated: true,
    },
    {
      ...removal('closeRight', words.closeRight, { type: 'closeRight', path }),
      icon: <Icon name="chevron-right" size="1em" />,
    },
    {
      key: 'pin',
      label: item.pinned ? words.unpin : words.pin,
      icon: <Icon name="pin" size="1em" />,
      separated: true,
      disabled: isFixed(item) && !item.pinned, // fixed by the portal
      onSelect: () => onAction({ type: item.pinned ? 'unpin' : 'pin', path }),
    },
    {
      key: 'reopen',
      label: words.reopen,
      icon: <Icon name="undo" size="1em" />,
      disabled: !canReopen,
      onSelect: () => onAction({ type: 'reopen' }),
    },
  ];
  return <ContextMenuPanel at={at} items={rows} label={words.label(title)} onClose={onClose} />;
}
