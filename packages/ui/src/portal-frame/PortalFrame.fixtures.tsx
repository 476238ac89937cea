import { type ReactNode, useState } from 'react';
import { AssistantButton } from '../assistant-button/index.js';
import { BackToTop } from '../back-to-top/index.js';
import { BottomNav } from '../bottom-nav/index.js';
import { items as bottomItems } from '../bottom-nav/BottomNav.fixtures.js';
import { ChatButton } from '../chat-button/index.js';
import { Footer } from '../footer/index.js';
import { footer } from '../footer/Footer.fixtures.js';
import { GlobalSearchButton } from '../global-search/index.js';
import { Header, type HeaderProps } from '../header/index.js';
import { brand, items, utility } from '../header/Header.fixtures.js';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { MessageBell } from '../message-bell/index.js';
import { fewMessages, moment } from '../message-bell/MessageBell.fixtures.js';
import { PageHeading } from '../page-heading/index.js';
import { type PortalSettings, sessionSettings, SettingsDrawer } from '../settings-drawer/index.js';
import { SidePanel } from '../side-panel/index.js';
import { everything } from '../side-panel/SidePanel.fixtures.js';
import { Sidebar } from '../sidebar/index.js';
import { items as menu, user } from '../sidebar/Sidebar.fixtures.js';
import { TabBar, tabId } from '../tab-bar/index.js';
import { items as tabs } from '../tab-bar/TabBar.fixtures.js';
import { TopBar } from '../top-bar/index.js';
import { PortalFrame } from './index.js';

const paragraphs = Array.from({ length: 24 }, (_, i) => (
  <p key={i}>第 {i + 1} 段：证书到期前 80 天可以办理延期。</p>
));
export const page: ReactNode = (
  <div style={{ maxWidth: '60rem' }}>
    <PageHeading title="通知公告" description="平台公告和政策文件" />
    {paragraphs}
  </div>
);

/** All widgets of the edge column. Nothing is stored, so a story starts at its own position. */
const edge = (fromTheTop?: boolean): ReactNode => (
  <>
    <SidePanel {...everything} />
    <ChatButton storageKey={null} />
    <AssistantButton href="https://ai.example.cn/" storageKey={null} />
    <BackToTop {...(fromTheTop ? { after: -1 } : {})} />
  </>
);

/** The public portal as a province composes it. */
export function PublicShell({ children = page, ...header }: Partial<HeaderProps> & { children?: ReactNode }) {
  return (
    <PortalFrame
      variant="public"
      header={<Header brand={brand} items={items} utility={utility} loginHref="/login" {...header} />}
      footer={<Footer {...footer} />}
      beside={edge()}
    >
      {children}
    </PortalFrame>
  );
}

interface WorkShellProps {
  settings?: PortalSettings;
  children?: ReactNode;
  collapsed?: boolean;
  /** Not scrolled. */
  backToTop?: boolean;
}

/** The pages of a signed-in user; settings apply at once. */
export function WorkShell({
  settings: first = sessionSettings,
  children = page,
  collapsed: closed = false,
  backToTop = false,
}: WorkShellProps) {
  const [settings, setSettings] = useState(first);
  const [collapsed, setCollapsed] = useState(closed);
  const [maximized, setMaximized] = useState(false);
  const [editing, setEditing] = useState(false);
  const active = tabs[2]?.path ?? '/';
  return (
    <PortalFrame
      variant="admin"
      rail
      fixedHeader={settings.fixedHeader}
      maximized={maximized}
      panel={{ id: 'page', labelledBy: tabId('tabs', active) }}
      sidebar={
        <Sidebar
          {...(settings.sidebarLogo ? { brand } : {})}
          user={user}
          items={menu}
          activeKey="caManage"
          collapsed={collapsed}
        />
      }
      topBar={
        <TopBar
          greetingName="林晓禾"
          organization="辽宁砚川建设工程有限公司"
          now={() => moment}
          brand={brand}
          collapsed={collapsed}
          onToggleSidebar={() => setCollapsed(!collapsed)}
          onLogout={() => {}}
          actions={
            <>
              <GlobalSearchButton />
              <MessageBell messages={fewMessages} now={() => moment} />
              {settings.showSettings ? (
                <IconButton
                  icon={<Icon name="settings" />}
                  label="界面设置"
                  onClick={() => setEditing(true)}
                />
              ) : null}
            </>
          }
        />
      }
      {...(settings.tagsView
        ? {
            tabBar: (
              <TabBar
                id="tabs"
                panelId="page"
                items={tabs}
                activePath={active}
                maximized={maximized}
                onMaximizedChange={setMaximized}
              />
            ),
          }
        : {})}
      bottomNav={<BottomNav items={bottomItems} activeKey="certificates" />}
      beside={
        <>
          {edge(backToTop)}
          <SettingsDrawer
            open={editing}
            onOpenChange={setEditing}
            value={settings}
            onValueChange={setSettings}
          />
        </>
      }
    >
      {children}
    </PortalFrame>
  );
}
