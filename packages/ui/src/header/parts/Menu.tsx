import { Suspense, useRef, useState } from 'react';
import { Glyph } from '../../icon/Glyph.js';
import { menuIcon } from '../../icon/paths.js';
import { IconButton } from '../../icon-button/index.js';
import { itemsOf } from '../../internal/itemsOf.js';
import { lazyPart } from '../../internal/lazyPart.js';
import { useWords } from '../../theme/useWords.js';
import { zhHeader } from '../Header.zh.js';
import type { HeaderItem } from '../HeaderLinks.js';
import type { HeaderUtility } from '../UtilityBar.js';
import type { AccountProps } from './Account.js';

const MenuSheet = lazyPart(async () => (await import('../MenuSheet.js')).MenuSheet);

export interface MenuProps {
  /** The entries of the main navigation. */
  items: readonly HeaderItem[];
  /** The switches of the `Utility` row, which is hidden on phones. */
  utility?: HeaderUtility | undefined;
  /** The signed-in user and the entries of the personal center. */
  account?: Pick<AccountProps, 'user' | 'items' | 'onLogout'> | undefined;
}

/** Below 1280 px: the button that opens a sheet with everything that does not fit in the bar. */
export function Menu({ items, utility, account }: MenuProps) {
  const words = useWords('header', zhHeader);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const user = account?.user;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <span data-part="open-menu">
      <IconButton
        ref={opener}
        icon={<Glyph of={menuIcon} />}
        label={words.openMenu}
        aria-expanded={open}
        onFocus={MenuSheet.prefetch}
        onPointerEnter={MenuSheet.prefetch}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense fallback={<output>{words.openingMenu}</output>}>
          <MenuSheet
            items={itemsOf(items)}
            utility={utility}
            personal={user && { user, items: itemsOf(account.items), onLogout: account.onLogout }}
            onClose={close}
            setShown={setOpen}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
