import { type ComponentPropsWithRef, type ComponentType, type ReactNode, type RefObject, useId } from 'react';
import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { Body, Footer, Header, Tools } from './ModalFrame.styles.js';
import type { OpenReason } from './openChange.js';
import { useFirstFocus } from './useFirstFocus.js';
import type { useModal } from './useModal.js';
import { useScrollable } from './useScrollable.js';

/** Shared props of `Dialog` and `Drawer`. */
export interface ModalContent {
  title: ReactNode;
  /** One or two sentences, announced with the title when it opens. */
  description?: ReactNode;
  /** Buttons; the last one is the primary one. */
  footer?: ReactNode;
  /** Initial focus. @default the first control of the body, else of the whole panel */
  initialFocus?: RefObject<HTMLElement | null>;
}

interface ModalFrameProps extends ModalContent, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  modal: ReturnType<typeof useModal>;
  setOpen: (open: boolean, reason: OpenReason) => void;
  overlay: ComponentType<{ 'data-part'?: string; lockScroll?: boolean; children: ReactNode }>;
  panel: ComponentType<ComponentPropsWithRef<'div'>>;
  dismissible: boolean;
  closeLabel: string;
  /** One more button in the header, before the close button. */
  tool?: ReactNode;
  headerProps?: ComponentPropsWithRef<'div'>;
}

/**
 * Title, scrolling body and buttons above a mask, with the focus trapped: the inside of `Dialog` and `Drawer`. The
 * other props go to the panel.
 */
export function ModalFrame({
  modal: { context, getFloatingProps, panel, panelRef },
  setOpen,
  overlay: Overlay,
  panel: Panel,
  title,
  description,
  footer,
  initialFocus,
  dismissible,
  closeLabel,
  tool,
  headerProps,
  children,
  ...rest
}: ModalFrameProps) {
  const container = usePortalContainer();
  const id = useId();
  const { ref: bodyRef, scrollable, skipped } = useScrollable();
  // The header's buttons come first, but initial focus goes to the body.
  useFirstFocus(panel, initialFocus ?? Number(dismissible) + Number(Boolean(tool)) + skipped);

  return (
    <FloatingPortal root={container}>
      <Overlay data-part="outer" lockScroll>
        <FloatingFocusManager context={context} initialFocus={-1}>
          <Panel
            aria-modal
            aria-labelledby={`${id}-title`}
            aria-describedby={description ? `${id}-description` : undefined}
            {...getFloatingProps(rest)}
            ref={panelRef}
          >
            <Header {...headerProps} data-part="header">
              <h2 id={`${id}-title`}>{title}</h2>
              <Tools>
                {tool}
                {dismissible ? (
                  <IconButton
                    icon={<Glyph of={closeIcon} />}
                    size="sm"
                    label={closeLabel}
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
