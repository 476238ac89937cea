import { Suspense, useState } from 'react';
import { LinkButton } from '../../button/LinkButton.js';
import { itemsOf } from '../../internal/itemsOf.js';
import { lazyPart } from '../../internal/lazyPart.js';
import { useAlive } from '../../internal/useAlive.js';
import { useWords } from '../../theme/useWords.js';
import { zhHeader } from '../Header.zh.js';
import type { HeaderMenuItem, HeaderUser } from '../PersonalCenter.js';
import { UserTrigger } from '../UserTrigger.js';

// Lazy parts: the home page of a signed-out visitor loads no overlay code.
const PersonalCenter = lazyPart(async () => (await import('../PersonalCenter.js')).PersonalCenter);

export interface AccountProps {
  /** The signed-in user; without it 立即登录 is shown. */
  user?: HeaderUser | undefined;
  /** Entries of the personal center, above 退出登录. */
  items?: readonly HeaderMenuItem[] | undefined;
  /** Makes the login entry a link, which works before the script has run. */
  loginHref?: string | undefined;
  /** Called by 立即登录 when `loginHref` is not given. */
  onLogin?: (() => void) | undefined;
  /** Shows 退出登录. Ask for confirmation first; `SessionConfirm` does. */
  onLogout?: (() => void) | undefined;
}

/** 立即登录, or the signed-in user with the personal center. */
export function Account({ user, items, loginHref, onLogin, onLogout }: AccountProps) {
  const words = useWords('header', zhHeader);
  const [wanted, setWanted] = useState(false);
  // On the server a lazy part would leave an unfinished Suspense boundary, which the browser reports.
  const alive = useAlive();
  if (!user)
    return loginHref ? (
      <LinkButton variant="primary" href={loginHref} onClick={onLogin}>
        {words.login}
      </LinkButton>
    ) : (
      // A plain element: the style comes from the theme, and loading, reasons and guards of `Button` are not needed.
      <button type="button" data-part="action" data-variant="primary" onClick={onLogin}>
        {words.login}
      </button>
    );
  // Until the popover has loaded, and after a failed load: a press then loads it again.
  const trigger = (again?: () => void) => (
    <UserTrigger
      user={user}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one that was pressed before is gone
      autoFocus={wanted}
      onClick={() => {
        setWanted((before) => !before || !!again);
        again?.();
      }}
    />
  );
  if (!alive) return trigger();
  return (
    <Suspense fallback={trigger()}>
      <PersonalCenter
        {...{ user, onLogout }}
        items={itemsOf(items)}
        defaultOpen={wanted}
        instead={trigger}
        quiet={!wanted}
      />
    </Suspense>
  );
}
