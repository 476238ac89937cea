import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import { useId } from 'react';
import { IconButton } from '../icon-button/index.js';
import { useWords } from '../theme/useWords.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { HeaderLinks, type HeaderItem } from './HeaderLinks.js';
import { Mask, Sheet } from './MenuSheet.styles.js';
import { type PersonalCenterProps, UserActions, UserProfile } from './PersonalCenter.js';
import { type HeaderUtility, UtilityTools } from './UtilityBar.js';
import { zhHeader } from './Header.zh.js';
import { Icon } from '../icon/index.js';

interface MenuSheetProps {
  items: readonly HeaderItem[];
  utility?: HeaderUtility;
  personal?: PersonalCenterProps;
  onClose: () => void;
}

/** The header's menu below 1280 px: a sheet of full height with all that has no room in the bar. */
export function MenuSheet({ items, utility, personal, onClose }: MenuSheetProps) {
  const words = useWords('header', zhHeader);
  const container = usePortalContainer();
  const titleId = useId();
  const { refs, context } = useFloating({ open: true, onOpenChange: (open) => !open && onClose() });
  const { setFloating } = refs;
  const { getFloatingProps } = useInteractions([useDismiss(context)]);

  return (
    <FloatingPortal root={container}>
      <Mask lockScroll>
        {/* the close button is first in order but rarely what one came for */}
        <FloatingFocusManager context={context} initialFocus={1}>
          <Sheet
            ref={setFloating}
            {...getFloatingProps({ role: 'dialog' })}
            data-component="MenuSheet"
            aria-modal="true"
            aria-labelledby={titleId}
          >
            <div data-part="head">
              <h2 id={titleId}>{words.menu}</h2>
              <IconButton icon={<Icon name="close" />} label={words.closeMenu} onClick={onClose} />
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
