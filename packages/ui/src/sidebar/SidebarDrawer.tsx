import { Drawer, type DrawerProps } from '../drawer/index.js';
import { useWords } from '../theme/useWords.js';
import { SidebarMenu } from './SidebarMenu.js';
import type { MenuItem } from './visibleMenu.js';
import { zhSidebar } from './Sidebar.zh.js';

export interface SidebarDrawerProps extends Omit<DrawerProps, 'children' | 'title'> {
  /** The permitted routes as a tree. */
  items: readonly MenuItem[] | null | undefined;
  /** Key of the current page. */
  activeKey?: string;
  /** Shows a field that filters the entries. @default true */
  searchable?: boolean;
}

/** The whole menu on phones and tablets, opened from 我的 of the `BottomNav`; choosing a page closes it. */
export function SidebarDrawer({
  items,
  activeKey,
  searchable = true,
  onOpenChange,
  ...rest
}: SidebarDrawerProps) {
  const words = useWords('sidebar', zhSidebar);
  return (
    <Drawer
      side="left"
      {...rest}
      data-component="SidebarDrawer"
      title={words.label}
      onOpenChange={onOpenChange}
    >
      <SidebarMenu
        items={items}
        activeKey={activeKey}
        searchable={searchable}
        onNavigate={() => onOpenChange?.(false, { reason: 'select' })}
      />
    </Drawer>
  );
}
