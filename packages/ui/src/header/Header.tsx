import { type ComponentPropsWithRef, type ReactNode, Suspense, useRef, useState } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { LinkButton } from '../button/LinkButton.js';
import { IconButton } from '../icon-button/index.js';
import { lazyPart } from '../internal/lazyPart.js';
import { useAlive } from '../internal/useAlive.js';
import { type Brand, Logo } from '../logo/index.js';
import { useWords } from '../theme/useWords.js';
import { Bar, HeaderRoot, MainNav } from './Header.styles.js';
import { HeaderLinks, type HeaderItem } from './HeaderLinks.js';
import type { HeaderMenuItem, HeaderUser } from './PersonalCenter.js';
import { SkipLink, SkipToLogin } from './SkipLink.js';
import { UserTrigger } from './UserTrigger.js';
import { type HeaderUtility, UtilityBar } from './UtilityBar.js';
import { zhHeader } from './Header.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { menuIcon } from '../icon/paths.js';

export type { HeaderItem } from './HeaderLinks.js';

// Lazy parts: the home page of a signed-out visitor loads no overlay code.
const MenuSheet = lazyPart(async () => (await import('./MenuSheet.js')).MenuSheet);
const PersonalCenter = lazyPart(async () => (await import('./PersonalCenter.js')).PersonalCenter);

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Name and logo of the province. */
  brand: Brand;
  /** At most eight entries. */
  items: readonly HeaderItem[];
  /** The signed-in user; without it 立即登录 is shown. */
  user?: HeaderUser;
  /** Makes the login entry a link, which works before the script has run. */
  loginHref?: string;
  /** Called by 立即登录 when `loginHref` is not given. */
  onLogin?: () => void;
  /** Called by 退出登录: ask for confirmation first, 确定退出登录吗？ */
  onLogout?: () => void;
  /** Entries of the personal center, above 退出登录. */
  userMenuItems?: readonly HeaderMenuItem[];
  /** Left of the login or user entry, such as the message bell. */
  actions?: ReactNode;
  /** The bar above: 长辈版, high contrast, language. */
  utility?: HeaderUtility;
  /** Id of the main region for the skip link. @default 'main' */
  mainId?: string;
}

/**
 * The header of every public page: utility bar, logo, main navigation, login or personal center. For your own
 * composition use `@ca-portal/ui/header/parts`; this one is separate, because it belongs to the first load.
 */
export function Header({
  brand,
  items: givenItems,
  user,
  loginHref,
  onLogin,
  onLogout,
  userMenuItems = [],
  actions,
  utility,
  mainId,
  ...rest
}: HeaderProps) {
  const words = useWords('header', zhHeader);
  const items = itemsOf(givenItems);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [personalWanted, setPersonalWanted] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  // On the server a lazy part would leave an unfinished Suspense boundary, which the browser reports.
  const alive = useAlive();
  const personal = user ? { user, items: itemsOf(userMenuItems), onLogout } : undefined;
  // Until the popover has loaded, and after a failed load: a press then loads it again.
  const userTrigger = (again?: () => void) =>
    user && (
      <UserTrigger
        user={user}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one that was pressed before is gone
        autoFocus={personalWanted}
        onClick={() => {
          setPersonalWanted((wanted) => !wanted || !!again);
          again?.();
        }}
      />
    );
  const closeSheet = () => {
    setSheetOpen(false);
    openerRef.current?.focus();
  };

  return (
    <HeaderRoot {...rest} data-component="Header">
      <SkipLink target={mainId} />
      {loginHref && !user ? <SkipToLogin href={loginHref} /> : null}
      {utility ? <UtilityBar utility={utility} /> : null}
      <Bar data-part="bar">
        <div>
          <Logo brand={brand} />
          <MainNav aria-label={words.navigation}>
            <HeaderLinks items={items} />
          </MainNav>
          <div data-part="end">
            {actions}
            {personal && !alive ? (
              userTrigger()
            ) : personal ? (
              <Suspense fallback={userTrigger()}>
                <PersonalCenter
                  {...personal}
                  defaultOpen={personalWanted}
                  instead={userTrigger}
                  quiet={!personalWanted}
                />
              </Suspense>
            ) : loginHref ? (
              <LinkButton variant="primary" href={loginHref} onClick={onLogin}>
                {words.login}
              </LinkButton>
            ) : (
              // A plain element: the style comes from the theme, and loading, reasons and guards of `Button` are not
              // needed.
              <button type="button" data-part="action" data-variant="primary" onClick={onLogin}>
                {words.login}
              </button>
            )}
            <span data-part="open-menu">
              <IconButton
                ref={openerRef}
                icon={<Glyph of={menuIcon} />}
                label={words.openMenu}
                aria-expanded={sheetOpen}
                onFocus={MenuSheet.prefetch}
                onPointerEnter={MenuSheet.prefetch}
                onClick={() => setSheetOpen(true)}
              />
            </span>
          </div>
        </div>
      </Bar>
      {sheetOpen ? (
        <Suspense fallback={<output>{words.openingMenu}</output>}>
          <MenuSheet
            items={items}
            utility={utility}
            personal={personal}
            onClose={closeSheet}
            setShown={setSheetOpen}
          />
        </Suspense>
      ) : null}
    </HeaderRoot>
  );
}
