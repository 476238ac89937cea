import { BackToTop } from '@ca-portal/ui/back-to-top';
import { BottomNav } from '@ca-portal/ui/bottom-nav';
import { Footer } from '@ca-portal/ui/footer';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { PortalFrame } from '@ca-portal/ui/portal-frame';
import { SettingsDrawer, usePortalSettings } from '@ca-portal/ui/settings-drawer';
import { SidePanel } from '@ca-portal/ui/side-panel';
import { Sidebar } from '@ca-portal/ui/sidebar';
import { TabBar, tabId, useTabs } from '@ca-portal/ui/tab-bar';
import { TopBar } from '@ca-portal/ui/top-bar';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from './pages.js';

const brand = { shortName: '示', name: '示例数字证书服务平台', href: '/' };
const initial = [{ path: '/', meta: { title: '首页', affix: true } }];
const [phone, hours] = ['024-0000-1234', '工作日 08:30–17:00'];
const menu = pages.map(({ path, title, icon }) => ({ key: path, label: title, href: path, icon }));

/** Sidebar, top bar, tabs, footer, settings and side panel around the pages of this portal. */
export function Shell() {
  const { pathname } = useLocation();
  const { path, title, content } = pages.find((page) => page.path === pathname) ?? pages[0]!;
  const { bar } = useTabs({ path, meta: { title } }, { initial, go: useNavigate() });
  const [collapsed, setCollapsed] = useState(false);
  const [settings, setSettings] = usePortalSettings();
  const [editing, setEditing] = useState(false);
  const items = menu.map((item) => ({ ...item, icon: <Icon name={item.icon} /> }));
  return (
    <PortalFrame
      variant="admin"
      rail
      fixedHeader={settings.fixedHeader}
      panel={{ id: 'page', labelledBy: tabId('tabs', path) }}
      sidebar={<Sidebar brand={brand} items={items} activeKey={path} collapsed={collapsed} />}
      topBar={
        <TopBar
          greetingName="林晓禾"
          brand={brand}
          collapsed={collapsed}
          onToggleSidebar={() => setCollapsed(!collapsed)}
          actions={
            <IconButton icon={<Icon name="settings" />} label="界面设置" onClick={() => setEditing(true)} />
          }
        />
      }
      tabBar={settings.tagsView && <TabBar id="tabs" panelId="page" {...bar} />}
      bottomNav={<BottomNav items={menu} activeKey={path} />}
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
      {content}
    </PortalFrame>
  );
}
