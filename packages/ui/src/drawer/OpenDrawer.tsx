import { useId } from 'react';
import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { Body, Footer, Header } from '../dialog/Dialog.styles.js';
import { useScrollable } from '../dialog/useScrollable.js';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import type { useOpenState } from '../internal/openChange.js';
import { useModal } from '../internal/useModal.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import type { DrawerProps } from './Drawer.js';
import { DrawerOverlay, DrawerPanel } from './Drawer.styles.js';
import { zhDrawer } from './Drawer.zh.js';
import { useSwipeAway } from './useSwipeAway.js';

interface OpenDrawerProps extends Omit<DrawerProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  setOpen: ReturnType<typeof useOpenState>[1];
}

export function OpenDrawer({
  setOpen,
  title,
  description,
  side = 'right',
  phone = 'full',
  footer,
  dismissible = true,
  closeOnOutsidePress = true,
  initialFocus,
  children,
  ref,
  ...rest
}: OpenDrawerProps) {
  const words = useWords('drawer', zhDrawer);
  const container = usePortalContainer();
  const id = useId();
  const { context, getFloatingProps, panelRef } = useModal(setOpen, ref, {
    escapeKey: dismissible,
    outsidePress: dismissible && closeOnOutsidePress,
  });
  const { ref: bodyRef, scrollable, skipped } = useScrollable();
  const swipe = useSwipeAway(
    () => (phone === 'sheet' && window.matchMedia('(max-width: 767.98px)').matches ? 'bottom' : side),
    () => setOpen(false, 'swipe'),
  );

  return (
    <FloatingPortal root={container}>
      <DrawerOverlay lockScroll>
        <FloatingFocusManager
          context={context}
          // The close button is first in order but rarely what one came for.
          initialFocus={initialFocus ?? Number(dismissible) + skipped}
        >
          <DrawerPanel
            data-component="Drawer"
            data-side={side}
            data-phone={phone}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as in Dialog: layers and focus are floating-ui's
            role="dialog"
            aria-modal
            aria-labelledby={`${id}-title`}
            aria-describedby={description ? `${id}-description` : undefined}
            {...getFloatingProps({ ...rest, ...(dismissible ? swipe : {}) })}
            ref={panelRef}
          >
            <Header data-part="header">
              <h2 id={`${id}-title`}>{title}</h2>
              {dismissible ? (
                <IconButton
                  icon={<Glyph of={closeIcon} />}
                  size="sm"
                  label={words.close}
                  onClick={() => setOpen(false, 'close-button')}
                />
              ) : null}
            </Header>
            <Body ref={bodyRef} tabIndex={scrollable ? 0 : undefined} data-part="body">
              {description ? (
                <p id={`${id}-description`} data-part="description">
                  {description}
                </p>
              ) : null}
              {children}
            </Body>
            {footer ? <Footer data-part="footer">{footer}</Footer> : null}
          </DrawerPanel>
        </FloatingFocusManager>
      </DrawerOverlay>
    </FloatingPortal>
  );
}
