import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { useId } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { IconButton } from '../icon-button/index.js';
import { useWords } from '../theme/useWords.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { HeaderLinks, type HeaderItem } from './HeaderLinks.js';
import { Mask, Sheet } from './MenuSheet.styles.js';
import { type PersonalCenterProps, UserActions, UserProfile } from './PersonalCenter.js';
import { type HeaderUtility, UtilityTools } from './UtilityBar.js';
import { zhHeader } from './Header.zh.js';
import { closeIcon } from '../icon/paths.js';
import { useFirstFocus } from '../internal/useFirstFocus.js';
import { useModal } from '../internal/useModal.js';

interface MenuSheetProps {
  items: readonly HeaderItem[];
  /** The bar above: 长辈版, high contrast, language. */
  utility?: HeaderUtility;
  personal?: PersonalCenterProps;
  onClose: () => void;
}

/** The header's menu below 1280 px: a full-height sheet with everything that does not fit in the bar. */
export function MenuSheet({ items, utility, personal, onClose }: MenuSheetProps) {
  const words = useWords('header', zhHeader);
  const container = usePortalContainer();
  const titleId = useId();
  const { context, getFloatingProps, panel, panelRef } = useModal(onClose, undefined, { outsidePress: true });
  // The close button comes first, but people open the menu for its entries.
  useFirstFocus(panel, 1);

  return (
    <FloatingPortal root={container}>
      <Mask lockScroll>
        <FloatingFocusManager context={context} initialFocus={-1}>
          <Sheet
            ref={panelRef}
            {...getFloatingProps({ role: 'dialog' })}
            data-component="MenuSheet"
            aria-modal="true"
            aria-labelledby={titleId}
          >
            <div data-part="head">
              <h2 id={titleId}>{words.menu}</h2>
              <IconButton icon={<Glyph of={closeIcon} />} label={words.closeMenu} onClick={onClose} />
            </div>
            <nav aria-label={words.navigation}>
              <HeaderLinks items={items} onNavigate={onClose} />
            </nav>
            {utility ? (
              <div data-part="tools">
                <UtilityTools utility={utility} />
              </div>
            ) : null}
            {personal ? (
              <div data-part="user">
                <UserProfile user={personal.user} />
                <UserActions {...personal} onDone={onClose} />
              </div>
            ) : null}
          </Sheet>
        </FloatingFocusManager>
      </Mask>
    </FloatingPortal>
  );
}
