import { Icon } from '@ca-portal/ui/icon';
import { BottomNav, type BottomNavItem } from '@ca-portal/ui/bottom-nav';
import { DropdownMenu } from '@ca-portal/ui/dropdown-menu';
import { HelpButton } from '@ca-portal/ui/help-panel';
import { IconButton } from '@ca-portal/ui/icon-button';
import { PortalFrame } from '@ca-portal/ui/portal-frame';
import { Sidebar, useSidebarCookie, type MenuItem } from '@ca-portal/ui/sidebar';
import { TopBar } from '@ca-portal/ui/top-bar';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { serverClock } from '../api/server-clock.js';
import { usePortalConfig } from '../config/config.js';
import type { WorkPage } from '../routing/work-pages.js';
import { useSession } from '../session/useSession.js';
import { useLayoutSettings } from '../settings/layout.js';
import { AccountDialogs, type AccountDialog } from './account/AccountDialogs.js';
import { accountItems } from './account/account-items.js';
import { NoticeSlot } from './connection/notice-slot.js';
import { businessHelp } from './help/business-help.js';
import { helpPages } from './help/help-pages.js';
import { activeKeyOf, isPermitted, menuOf } from './menu.js';
import { messageListPath, WorkBell } from './messages/WorkBell.js';
import { NoPermission } from './NoPermission.js';
import { MenuSearch } from './search/MenuSearch.js';
import { useViewItems } from './settings/useViewItems.js';
import { TabViews } from './tabs/TabViews.js';
import { useVisits } from './tabs/useVisits.js';
import { WorkTabs } from './tabs/WorkTabs.js';
import { useArrivalInFrame } from './useArrival.js';
import { WideOnly } from './WorkLayout.styles.js';

const help = [...helpPages, ...businessHelp];

const around: readonly (BottomNavItem & { needs?: string })[] = [
  { key: '/', label: '首页', icon: 'home', href: '/' },
  {
    key: '/core/caManage',
    label: '证书',
    icon: 'certificate',
    href: '/core/caManage',
    needs: '/core/caManage',
  },
  { key: '/product', label: '办理', icon: 'plus', href: '/product', needs: '/core/order' },
  { key: '/core/order', label: '订单', icon: 'order', href: '/core/order', needs: '/core/order' },
  {
    key: '/certManage/review',
    label: '审核',
    icon: 'stamp',
    href: '/certManage/review',
    needs: '/certManage/review',
  },
  { key: '/core/personal', label: '我的', icon: 'user', href: '/core/personal', needs: '/core/personal' },
];

/** The way around on phones and tablets: only what this role may open. */
const bottomItems = (menu: readonly MenuItem[]): BottomNavItem[] =>
  around.filter(({ needs }) => !needs || isPermitted(menu, needs));

export interface WorkLayoutProps {
  pages: readonly WorkPage[];
  render: (page: WorkPage) => ReactNode;
}

/** Sidebar, top bar and tabs around the pages of a logged-in user (spec 2.8 to 2.10). */
export function WorkLayout({ pages, render }: WorkLayoutProps) {
  const { data } = useSession();
  const { brand } = usePortalConfig();
  const { pathname, search } = useLocation();
  const main = useArrivalInFrame(pathname + search);
  const business = new URLSearchParams(search).get('business');
  const [dialog, setDialog] = useState<AccountDialog>();
  const [open, setOpen] = useSidebarCookie();
  const layout = useLayoutSettings();
  const view = useViewItems();
  // Only the tab bar has the way back.
  const [wanted, setMaximised] = useState(false);
  const maximised = wanted && layout.tagsView;
  const info = data?.info;
  useVisits(pages, info && `${info.person.userGuid}:${info.roleId}`);
  const menu = useMemo(() => menuOf(data?.routes ?? []), [data?.routes]);
  const home: MenuItem = { key: '/', label: '首页', icon: <Icon name="home" />, href: '/', pinned: true };
  const items = menu.some((item) => item.key === '/') ? menu : [home, ...menu];
  const activeKey = activeKeyOf(menu, pathname);
  const nothingPermitted = data !== undefined && menu.length === 0;
  const person = data?.info.person;
  const mark = { shortName: brand.mark, name: brand.shortName, href: '/' };

  return (
    <PortalFrame
      variant="admin"
      rail
      mainRef={main}
      fixedHeader={layout.fixedHeader}
      maximised={maximised}
      sidebar={
        <Sidebar
          {...(layout.sidebarLogo ? { brand: mark } : {})}
          {...(person ? { user: { name: person.name, roleName: person.roleName } } : {})}
          items={items}
          {...(activeKey ? { activeKey } : {})}
          collapsed={!open}
          onCollapsedChange={(collapsed) => setOpen(!collapsed)}
        />
      }
      topBar={
        <TopBar
          brand={mark}
          now={serverClock.now}
          greetingName={person?.name ?? ''}
          {...(person?.companyName ? { organisation: person.companyName } : {})}
          collapsed={!open}
          onToggleSidebar={() => setOpen(!open)}
          actions={
            <>
              <WideOnly>
                <MenuSearch button />
              </WideOnly>
              <HelpButton pages={help} path={pathname} business={business} />
              <WorkBell hasList={pages.some(({ path }) => path === messageListPath)} />
              {layout.showSettings ? (
                <WideOnly>
                  <IconButton icon={<Icon name="settings" />} label="界面设置" onClick={view.openSettings} />
                </WideOnly>
              ) : null}
              <DropdownMenu
                trigger={<IconButton icon={<Icon name="user" />} label="个人中心" />}
                items={[...accountItems(setDialog), ...view.items]}
              />
            </>
          }
          onLogout={() => setDialog('logout')}
          confirmLogout={false} // the dialog asks
        />
      }
      {...(nothingPermitted || !layout.tagsView
        ? {}
        : { tabBar: <WorkTabs maximised={maximised} onMaximisedChange={setMaximised} /> })}
      notice={<NoticeSlot />}
      bottomNav={<BottomNav items={bottomItems(menu)} {...(activeKey ? { activeKey } : {})} />}
      beside={
        <>
          <AccountDialogs open={dialog} onReopen={setDialog} onClose={() => setDialog(undefined)} />
          {view.shown}
        </>
      }
    >
      {nothingPermitted ? (
        <NoPermission />
      ) : (
        <TabViews pages={pages} render={render} tabbed={layout.tagsView} />
      )}
    </PortalFrame>
  );
}
