import { useId } from 'react';
import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon, expandIcon, shrinkIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import type { useOpenState } from '../internal/openChange.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useModal } from '../internal/useModal.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import type { DialogProps } from './Dialog.js';
import { Body, Footer, Header, Overlay, Panel, Tools } from './Dialog.styles.js';
import { zhDialog } from './Dialog.zh.js';
import { useDragByHeader } from './useDragByHeader.js';
import { useScrollable } from './useScrollable.js';

interface OpenDialogProps extends Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  setOpen: ReturnType<typeof useOpenState>[1];
}

export function OpenDialog({
  setOpen,
  title,
  description,
  size = 'md',
  footer,
  compact,
  dismissible = true,
  closeOnOutsidePress = false,
  initialFocus,
  role = 'dialog',
  draggable = true,
  allowFullScreen,
  fullScreen,
  defaultFullScreen = false,
  onFullScreenChange,
  style,
  children,
  ref,
  ...rest
}: OpenDialogProps) {
  const words = useWords('dialog', zhDialog);
  const container = usePortalContainer();
  const id = useId();
  const [full, setFull] = useControllableState(fullScreen, defaultFullScreen, onFullScreenChange);
  const { panel, context, getFloatingProps, panelRef } = useModal(setOpen, ref, {
    escapeKey: dismissible,
    outsidePress: dismissible && closeOnOutsidePress,
  });
  const { ref: bodyRef, scrollable, skipped } = useScrollable();
  const drag = useDragByHeader(panel, draggable && !full);

  return (
    <FloatingPortal root={container}>
      <Overlay lockScroll>
        <FloatingFocusManager
          context={context}
          // The buttons of the header are first in order but rarely what one came for.
          initialFocus={initialFocus ?? Number(dismissible) + Number(!!allowFullScreen) + skipped}
        >
          <Panel
            data-component="Dialog"
            data-size={size}
            data-compact={compact ? '' : undefined}
            data-full-screen={full ? '' : undefined}
            {...drag.panelProps}
            style={{ ...style, ...drag.panelProps.style }}
            role={role}
            aria-modal
            aria-labelledby={`${id}-title`}
            aria-describedby={description ? `${id}-description` : undefined}
            {...getFloatingProps(rest)}
            ref={panelRef}
          >
            <Header {...drag.headerProps}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Tools>
                {allowFullScreen ? (
                  <IconButton
                    icon={<Glyph of={full ? shrinkIcon : expandIcon} />}
                    size="sm"
                    label={full ? words.leaveFullScreen : words.fullScreen}
                    onClick={() => setFull(!full, { reason: 'button' })}
                  />
                ) : null}
                {dismissible ? (
                  <IconButton
                    icon={<Glyph of={closeIcon} />}
                    size="sm"
                    label={words.close}
                    onClick={() => setOpen(false, 'close-button')}
                  />
                ) : null}
              </Tools>
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
          </Panel>
        </FloatingFocusManager>
      </Overlay>
    </FloatingPortal>
  );
}
