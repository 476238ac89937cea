import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../avatar/index.js';
import { useControllableState } from '../internal/useControllableState.js';
import { type Brand, Logo } from '../logo/index.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { SidebarRoot } from './Sidebar.styles.js';
import { SidebarMenu } from './SidebarMenu.js';
import type { MenuItem } from './visibleMenu.js';
import { zhSidebar } from './Sidebar.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { swapIcon } from '../icon/paths.js';

export interface SidebarUser {
  name: string;
  /** 暂未选择身份 stands there without one. */
  roleName?: string;
  avatarSrc?: string;
}

export interface SidebarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** Left out when the province hides the logo (sidebarLogo). */
  brand?: Brand;
  /** Who is signed in. */
  user?: SidebarUser;
  /** The permitted routes as a tree: first-level parents are groups with a caption. */
  items: readonly MenuItem[] | null | undefined;
  activeKey?: string;
  /** Icons with tooltips only, children beside them. `useSidebarCookie` remembers it (spec section 4). */
  collapsed?: boolean;
  /** Whether it is narrow at first. @default false */
  defaultCollapsed?: boolean;
  /** The search of a collapsed sidebar opens it. */
  onCollapsedChange?: (collapsed: boolean, details: { reason: 'search' }) => void;
  /** A field above the menu that filters it. @default false */
  searchable?: boolean;
  /** Shows the switch beside the user. */
  onSwitchRole?: () => void;
}

/** The menu of the app shell from 1280 px up; below, `BottomNav` and `SidebarDrawer` stand in. Spec 2.9. */
export function Sidebar({
  brand,
  user,
  items,
  activeKey,
  collapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  onSwitchRole,
  searchable,
  ...rest
}: SidebarProps) {
  const words = useWords('sidebar', zhSidebar);
  const [collapsed, setCollapsed] = useControllableState(given, defaultCollapsed, onCollapsedChange);
  return (
    <SidebarRoot {...rest} data-component="Sidebar" data-collapsed={collapsed || undefined}>
      <div>
        {brand && (
          <div data-part="brand">
            <Logo brand={brand} size="sm" markOnly={collapsed} />
          </div>
        )}
        {user && (
          <div data-part="user">
            <Avatar name={user.name} src={user.avatarSrc} />
            {collapsed ? (
              <HiddenText>{user.name}</HiddenText>
            ) : (
              <span data-part="who">
                <span data-part="name">{user.name}</span>
                <span data-part="role">{user.roleName || words.noRole}</span>
              </span>
            )}
            {onSwitchRole && !collapsed && (
              <button
                type="button"
                data-part="action"
                data-variant="text"
                aria-label={words.switchRole}
                title={words.switchRole}
                onClick={onSwitchRole}
              >
                <Glyph of={swapIcon} />
              </button>
            )}
          </div>
        )}
        <SidebarMenu
          items={items}
          activeKey={activeKey}
          collapsed={collapsed}
          searchable={searchable}
          onSearch={() => setCollapsed(false, { reason: 'search' })}
        />
      </div>
    </SidebarRoot>
  );
}
