import { Suspense, useState } from 'react';
import { LinkButton } from '../../button/LinkButton.js';
import { itemsOf } from '../../internal/itemsOf.js';
import { lazyPart } from '../../internal/lazyPart.js';
import { useAlive } from '../../internal/useAlive.js';
import { useWords } from '../../theme/useWords.js';
import { zhHeader } from '../Header.zh.js';
import type { HeaderMenuItem, HeaderUser } from '../PersonalCenter.js';
import { UserTrigger } from '../UserTrigger.js';

// What opens later is loaded later: a signed-out home page carries no overlay code.
const PersonalCenter = lazyPart(async () => (await import('../PersonalCenter.js')).PersonalCenter);

export interface AccountProps {
  /** Who is signed in; without it 立即登录 stands there. */
  user?: HeaderUser | undefined;
  /** Of the personal center, above 退出登录. */
  items?: readonly HeaderMenuItem[] | undefined;
  /** Makes the login entry a link, which works before the script has run. */
  loginHref?: string | undefined;
  /** Called by 立即登录 where `loginHref` is not given. */
  onLogin?: (() => void) | undefined;
  /** Shows 退出登录. Ask first: the session's confirmation does. */
  onLogout?: (() => void) | undefined;
}

/** 立即登录, or who is signed in with the personal center behind the name. */
export function Account({ user, items, loginHref, onLogin, onLogout }: AccountProps) {
  const words = useWords('header', zhHeader);
  const [wanted, setWanted] = useState(false);
  // A server cannot wait for a late part: it would send an abandoned boundary, and the browser report it.
  const alive = useAlive();
  if (!user)
    return loginHref ? (
      <LinkButton variant="primary" href={loginHref} onClick={onLogin}>
        {words.login}
      </LinkButton>
    ) : (
      // A plain one: the look is the theme's, and what `Button` adds (loading, reasons, guards) has no use here.
      <button type="button" data-part="action" data-variant="primary" onClick={onLogin}>
        {words.login}
      </button>
    );
  // Until the popover's code is there, and where it did not come: then a press asks for it again.
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
