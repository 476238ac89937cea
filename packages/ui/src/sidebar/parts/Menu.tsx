import { SidebarMenu } from '../SidebarMenu.js';
import type { MenuItem } from '../visibleMenu.js';
import { useSidebar } from './Root.js';

export interface MenuProps {
  /** The permitted routes as a tree: first-level parents are groups with a caption. */
  items: readonly MenuItem[] | null | undefined;
  /** Key of the current page. */
  activeKey?: string | undefined;
  /** A field above the menu that filters it. @default false */
  searchable?: boolean | undefined;
  /** Called when a page was chosen, for a drawer around the menu. */
  onNavigate?: () => void;
}

/** The menu tree with its search; a sidebar may contain several menus. */
export function Menu({ items, activeKey, searchable, onNavigate }: MenuProps) {
  const { collapsed, expand } = useSidebar();
  return <SidebarMenu {...{ items, activeKey, searchable, onNavigate, collapsed }} onSearch={expand} />;
}
