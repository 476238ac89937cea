import { withRules } from '@ca-portal/api/domain';
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
import { logoOf } from '../config/logo-of.js';
import type { WorkPage } from '../routing/work-pages.js';
import { useSession } from '../session/useSession.js';
import { startView, useViewPath } from '../session/useViewPath.js';
import { useLayoutSettings } from '../settings/layout.js';
import { type AccountDialog, AccountDialogs, accountItems } from '../shared/account/index.js';
import { NoticeSlot } from './connection/notice-slot.js';
import { businessHelp } from './help/business-help.js';
import { helpPages } from './help/help-pages.js';
import { activeKeyOf, isPermitted, menuOf, useArrivalInFrame } from '../shared/navigation/index.js';
import { messageListPath, WorkBell } from './messages/WorkBell.js';
import { NoPermission } from '../shared/failure/index.js';
import { PageFallback } from './PageFallback.js';
import { MenuSearch } from './search/MenuSearch.js';
import { useViewItems } from './settings/useViewItems.js';
import { TabViews } from './tabs/TabViews.js';
import { useVisits } from './tabs/useVisits.js';
import { WorkTabs } from './tabs/WorkTabs.js';
import { WideOnly } from './WorkLayout.styles.js';

/** The help text contains the rules in force. */
const helpIn = (say: (text: string) => string) =>
  [...helpPages, ...businessHelp].map((page) => ({
    ...page,
    topics: page.topics.map((topic) =>
      typeof topic.text === 'string' ? { ...topic, text: say(topic.text) } : topic,
    ),
  }));

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

/** Navigation on phones and tablets: only what this role may open. */
const bottomItems = (menu: readonly MenuItem[], start: string): BottomNavItem[] =>
  around
    .filter(({ needs }) => !needs || isPermitted(menu, needs))
    .map((item) => (item.key === '/' ? { ...item, key: start, href: start } : item));

export interface WorkLayoutProps {
  pages: readonly WorkPage[];
  render: (page: WorkPage) => ReactNode;
  /** Initial sidebar state of the prerendered document, chosen by the cookie. @default true */
  openInDocument?: boolean;
}

/** Reserves the space until the user is known, so that the menu below does not move. */
const unknownUser = { name: '我的账号', roleName: '加载中…' };

/** Sidebar, top bar and tabs around the pages of a logged-in user (spec 2.8 to 2.10). */
export function WorkLayout({ pages, render, openInDocument }: WorkLayoutProps) {
  const { data } = useSession();
  const config = usePortalConfig();
  const help = useMemo(() => helpIn((text) => withRules(text, config.rules)), [config.rules]);
  const { pathname, search } = useLocation();
  const main = useArrivalInFrame(pathname + search);
  const business = new URLSearchParams(search).get('business');
  const [dialog, setDialog] = useState<AccountDialog>();
  const [open, setOpen] = useSidebarCookie(undefined, openInDocument);
  const layout = useLayoutSettings();
  const view = useViewItems();
  // Only the tab bar has the back button.
  const [wanted, setMaximized] = useState(false);
  const maximized = wanted && layout.tagsView;
  const info = data?.info;
  useVisits(pages, info && `${info.person.userGuid}:${info.roleId}`);
  const menu = useMemo(() => menuOf(data?.routes ?? []), [data?.routes]);
  const start = useViewPath(startView) ?? '/';
  const home: MenuItem = { key: start, label: '首页', icon: <Icon name="home" />, href: start, pinned: true };
  const items = menu.some((item) => item.key === start) ? menu : [home, ...menu];
  const activeKey = activeKeyOf(items, pathname);
  const nothingPermitted = data !== undefined && menu.length === 0;
  const person = data?.info.person;
  const mark = logoOf(config, config.brand.shortName);

  return (
    <PortalFrame
      variant="admin"
      rail
      mainRef={main}
      fixedHeader={layout.fixedHeader}
      maximized={maximized}
      sidebar={
        <Sidebar
          {...(layout.sidebarLogo ? { brand: mark } : {})}
          user={person ? { name: person.name, roleName: person.roleName } : unknownUser}
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
          {...(person?.companyName ? { organization: person.companyName } : {})}
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
        : { tabBar: <WorkTabs maximized={maximized} onMaximizedChange={setMaximized} /> })}
      notice={<NoticeSlot />}
      bottomNav={<BottomNav items={bottomItems(menu, start)} {...(activeKey ? { activeKey } : {})} />}
      beside={
        <>
          <AccountDialogs open={dialog} onReopen={setDialog} onClose={() => setDialog(undefined)} />
          {view.shown}
        </>
      }
    >
      {nothingPermitted ? (
        <NoPermission />
      ) : pages.length === 0 ? (
        <PageFallback />
      ) : (
        <TabViews pages={pages} render={render} tabbed={layout.tagsView} />
      )}
    </PortalFrame>
  );
}
