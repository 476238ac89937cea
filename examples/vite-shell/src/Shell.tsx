import { BackToTop } from '@ca-portal/ui/back-to-top';
import { BottomNav } from '@ca-portal/ui/bottom-nav';
import { Footer } from '@ca-portal/ui/footer';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { PortalFrame } from '@ca-portal/ui/portal-frame';
import { sessionSettings, SettingsDrawer } from '@ca-portal/ui/settings-drawer';
import { SidePanel } from '@ca-portal/ui/side-panel';
import { Sidebar } from '@ca-portal/ui/sidebar';
import { TabBar, type TabBarAction, tabId } from '@ca-portal/ui/tab-bar';
import {
  destinationAfter,
  emptyTabs,
  type TabAction,
  tabReducer,
  type TabState,
} from '@ca-portal/ui/tab-model';
import { applyThemeSettings } from '@ca-portal/ui/theme';
import { TopBar } from '@ca-portal/ui/top-bar';
import { useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from './pages.js';

const brand = { shortName: '示', name: '示例数字证书服务平台', href: '/' };
const home = { path: '/', meta: { title: '首页', affix: true } };
const [phone, hours] = ['024-0000-1234', '工作日 08:30-17:00'];

const reduce = (tabs: TabState, action: TabAction) => tabReducer(tabs, action, { cached: 12 });

/** Sidebar, top bar, tabs, footer, settings and side panel around the pages of this portal. */
export function Shell() {
  const { pathname } = useLocation();
  const go = useNavigate();
  const page = pages.find(({ path }) => path === pathname) ?? pages[0]!;
  const [tabs, dispatch] = useReducer(reduce, reduce(emptyTabs, { type: 'add', view: home }));
  const [collapsed, setCollapsed] = useState(false);
  const [settings, setSettings] = useState(sessionSettings);
  const [editing, setEditing] = useState(false);
  useEffect(() => dispatch({ type: 'add', view: { path: page.path, meta: { title: page.title } } }), [page]);
  useEffect(() => {
    const { theme, density, elder, contrast } = settings;
    applyThemeSettings({
      theme,
      density,
      mode: elder ? 'elder' : 'standard',
      contrast: contrast ? 'high' : 'auto',
    });
  }, [settings]);

  const act = (action: TabBarAction) => {
    dispatch(action);
    if (action.type === 'activate') return go(action.path);
    const next = destinationAfter(tabs, reduce(tabs, action));
    if (next) go(next.fullPath);
  };
  const items = pages.map(({ path, title, icon }) => ({
    key: path,
    label: title,
    icon: <Icon name={icon} />,
    href: path,
  }));
  const short = pages.map(({ path, title, icon }) => ({
    key: path,
    label: title.slice(-2),
    icon,
    href: path,
  }));
  const settingsButton = (
    <IconButton icon={<Icon name="settings" />} label="界面设置" onClick={() => setEditing(true)} />
  );
  return (
    <PortalFrame
      variant="admin"
      rail
      fixedHeader={settings.fixedHeader}
      panel={{ id: 'page', labelledBy: tabId('tabs', page.path) }}
      sidebar={<Sidebar brand={brand} items={items} activeKey={page.path} collapsed={collapsed} />}
      topBar={
        <TopBar
          greetingName="林晓禾"
          brand={brand}
          collapsed={collapsed}
          onToggleSidebar={() => setCollapsed(!collapsed)}
          actions={settingsButton}
        />
      }
      tabBar={
        settings.tagsView && (
          <TabBar id="tabs" panelId="page" items={tabs.visitedViews} activePath={page.path} onAction={act} />
        )
      }
      bottomNav={<BottomNav items={short} activeKey={page.path} />}
      footer={<Footer brand={brand} columns={[]} hotline={phone} hours={hours} />}
      beside={
        <>
          <SidePanel hotline={{ officeNumbers: [phone], hours }} />
          <BackToTop />
          <SettingsDrawer
            open={editing}
            onOpenChange={setEditing}
            value={settings}
            onValueChange={setSettings}
          />
        </>
      }
    >
      {page.content}
    </PortalFrame>
  );
}
