import { LinkButton } from '@ca-portal/ui/button';
import { Footer } from '@ca-portal/ui/footer';
import { Header } from '@ca-portal/ui/header';
import { Icon } from '@ca-portal/ui/icon';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { usePortalConfig } from '../config/config.js';
import { logoOf } from '../config/logo-of.js';
import { loginPath } from '../routing/guard.js';
import { useCurrentUser, useToken } from '../session/useSession.js';
import { setAppearance } from '../settings/appearance.js';
import { useShownAppearance } from '../settings/useShownAppearance.js';
import { type AccountDialog, AccountDialogs, accountItems } from '../shared/account/index.js';
import { NoticeSlot } from './connection/notice-slot.js';
import { footerColumns, headerItems, useArrival } from '../shared/navigation/index.js';
import { footerFacts, useFooter } from './PublicLayout.queries.js';
import { Main, Page, SearchEntry } from './PublicLayout.styles.js';

const personalCenter = { key: 'personal', label: '个人中心', icon: 'user', href: '/core/personal' } as const;

/** Site header and footer around the public pages (spec 2.4). */
export function PublicLayout() {
  const config = usePortalConfig();
  const { brand, hotline, links } = config;
  const { pathname, search, hash } = useLocation();
  const loggedIn = useToken() !== null;
  const person = useCurrentUser()?.person;
  const shown = useShownAppearance();
  const [dialog, setDialog] = useState<AccountDialog>();
  const footer = useFooter();
  const main = useArrival(pathname, hash);

  const mark = { ...logoOf(config, brand.productName), subtitle: brand.subtitle };
  const oldPlatform = links.oldPlatform ? { oldPlatformHref: links.oldPlatform } : {};
  // The name loads a moment after the token; 立即登录 must not flash meanwhile.
  const user = person
    ? { name: person.name, roleName: person.roleName || '暂未选择身份', phoneMasked: person.phone }
    : { name: '我的账号', roleName: '加载中…' };

  return (
    <Page>
      <Header
        brand={mark}
        items={headerItems(pathname)}
        actions={
          <SearchEntry>
            <LinkButton variant="text" href="/search" icon={<Icon name="search" />}>
              搜索
            </LinkButton>
          </SearchEntry>
        }
        // Back to the previous page; without one, to the home page.
        loginHref={['/', '/404'].includes(pathname) ? '/login' : loginPath(pathname + search + hash)}
        {...(loggedIn
          ? {
              user,
              userMenuItems: [personalCenter, ...accountItems(setDialog)],
              onLogout: () => setDialog('logout'),
            }
          : {})}
        utility={{
          statement: brand.region,
          elder: shown.elder,
          onElderChange: (on) => setAppearance({ mode: on ? 'elder' : 'standard' }),
          contrast: shown.contrast,
          onContrastChange: (on) => setAppearance({ contrast: on ? 'high' : 'normal' }),
          dark: shown.dark,
          // High contrast overrides dark, so the switch would have no effect.
          onDarkChange: (on) =>
            setAppearance(on ? { theme: 'dark', contrast: 'normal' } : { theme: 'light' }),
          hotline: hotline.phone,
          ...oldPlatform,
        }}
      />
      <NoticeSlot />
      <Main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer
        brand={mark}
        columns={footerColumns(loggedIn, pathname)}
        {...footerFacts(footer)}
        hotline={hotline.phone}
        hours={hotline.hours}
        {...oldPlatform}
      />
      <AccountDialogs open={dialog} onReopen={setDialog} onClose={() => setDialog(undefined)} />
    </Page>
  );
}
