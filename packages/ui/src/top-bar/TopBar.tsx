import { type ComponentPropsWithRef, type ReactNode, Suspense, useState } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { collapseIcon, logoutIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/index.js';
import { lazyPart } from '../internal/lazyPart.js';
import { useAlive } from '../internal/useAlive.js';
import { type Brand, Logo } from '../logo/index.js';
import { useWords } from '../theme/useWords.js';
import { BarRoot } from './TopBar.styles.js';
import { zhTopBar } from './TopBar.zh.js';

/** The greeting of an hour (0 to 23): 早上好 from 5, 上午好 from 9, 中午好 from 12, 下午好 from 14, 晚上好 from 18. */
export function greetingAt(hour: number): 'early' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 18) return 'evening';
  if (hour < 9) return 'early';
  if (hour < 12) return 'morning';
  return hour < 14 ? 'noon' : 'afternoon';
}

/** The whole country uses one time zone, whatever zone the computer has. */
const beijingHour = (now: number): number => new Date(now + 8 * 3_600_000).getUTCHours();

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Without a name only the greeting is shown. */
  greetingName: string;
  /** The company that the user currently works for. */
  organization?: string;
  /** State of the sidebar, announced by its button. */
  collapsed?: boolean;
  /** Shows the sidebar button, from 1280 px up. */
  onToggleSidebar?: () => void;
  /** The logo mark on the left below 1280 px, where there is no sidebar. */
  brand?: Brand;
  /** Icon buttons: search, help, a `MessageBell`. */
  actions?: ReactNode;
  /** Called to end the session. */
  onLogout?: () => void | Promise<void>;
  /**
   * The logout button asks 确定退出登录吗？ itself, and calls `onLogout` after confirmation. Turn it off only if `onLogout`
   * asks. @default true
   */
  confirmLogout?: boolean;
  /** Stays at the top while the page scrolls (fixedHeader). @default true */
  fixed?: boolean;
  /** The clock of the greeting. @default Date.now */
  now?: () => number;
}

/** The dialog is prefetched when pointer or focus comes near the button. */
const LogoutConfirm = lazyPart(
  async () => (await import('../session-confirm/LogoutConfirm.js')).LogoutConfirm,
);

/** The header of the app shell: greeting by the hour, actions, logout. */
export function TopBar({
  greetingName,
  organization,
  collapsed = false,
  onToggleSidebar,
  brand,
  actions,
  onLogout,
  confirmLogout = true,
  fixed = true,
  now = Date.now,
  ...rest
}: TopBarProps) {
  const words = useWords('topBar', zhTopBar);
  const [asking, setAsking] = useState(false);
  const alive = useAlive();
  const greeting = words.greeting[greetingAt(beijingHour(now()))];
  return (
    <BarRoot {...rest} data-component="TopBar" data-fixed={fixed}>
      {onToggleSidebar ? (
        <span data-part="toggle" data-collapsed={collapsed || undefined}>
          <IconButton
            icon={<Glyph of={collapseIcon} />}
            label={collapsed ? words.expand : words.collapse}
            aria-expanded={!collapsed}
            onClick={onToggleSidebar}
          />
        </span>
      ) : null}
      {brand ? (
        <span data-part="mark">
          <Logo brand={brand} markOnly />
        </span>
      ) : null}
      <div data-part="welcome">
        {/* The hour of the server may differ: keep its text during hydration, then render again. */}
        <span key={Number(alive)} data-part="greeting" suppressHydrationWarning>
          {words.welcome(greeting, greetingName)}
        </span>
        {organization ? <span data-part="organization">{organization}</span> : null}
      </div>
      <div data-part="actions">
        {actions}
        {onLogout ? (
          <IconButton
            icon={<Glyph of={logoutIcon} />}
            label={words.logout}
            onFocus={LogoutConfirm.prefetch}
            onPointerEnter={LogoutConfirm.prefetch}
            onClick={() => (confirmLogout ? setAsking(true) : void onLogout())}
          />
        ) : null}
      </div>
      {asking && onLogout ? (
        // A skeleton of the dialog would be larger than the bar: a text says that it is loading.
        <Suspense fallback={<output>{words.opening}</output>}>
          <LogoutConfirm open onOpenChange={setAsking} onConfirm={onLogout} setShown={setAsking} />
        </Suspense>
      ) : null}
    </BarRoot>
  );
}
