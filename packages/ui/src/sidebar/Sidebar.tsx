import { useControllableState } from '../internal/useControllableState.js';
import { type Brand, Logo } from '../logo/index.js';
import type { MenuProps } from './parts/Menu.js';
import type { RootProps } from './parts/Root.js';
import { SidebarRoot } from './Sidebar.styles.js';
import { SidebarMenu } from './SidebarMenu.js';
import { type SidebarUser, SidebarUserRow } from './SidebarUserRow.js';

export type { SidebarUser } from './SidebarUserRow.js';

export interface SidebarProps extends Omit<RootProps, 'children'>, Omit<MenuProps, 'onNavigate'> {
  /** Leave it out when the province hides the logo (sidebarLogo). */
  brand?: Brand;
  /** The signed-in user. */
  user?: SidebarUser;
  /** Shows the role switch beside the user. */
  onSwitchRole?: () => void;
}

/**
 * The menu of the app shell from 1280 px up; below that use `BottomNav` and `SidebarDrawer`. For your own composition
 * use `@ca-portal/ui/sidebar/parts`.
 */
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
  const [collapsed, setCollapsed] = useControllableState(given, defaultCollapsed, onCollapsedChange);
  return (
    <SidebarRoot {...rest} data-component="Sidebar" data-collapsed={collapsed || undefined}>
      <div>
        {brand && (
          <div data-part="brand">
            <Logo brand={brand} size="sm" markOnly={collapsed} />
          </div>
        )}
        {user && <SidebarUserRow {...{ user, collapsed, onSwitchRole }} />}
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
