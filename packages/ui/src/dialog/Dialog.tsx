import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId } from 'react';
import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useMergeRefs,
} from '@floating-ui/react';
import { IconButton } from '../icon-button/index.js';
import { type OnOpenChange, openReason, useOpenState } from '../internal/openChange.js';
import { useWords } from '../theme/useWords.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { Body, Footer, Header, Overlay, Panel } from './Dialog.styles.js';
import { useScrollable } from './useScrollable.js';
import { zhDialog } from './Dialog.zh.js';
import { Icon } from '../icon/index.js';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: OnOpenChange;
  title: ReactNode;
  /** One or two sentences, read together with the title when the dialog opens. */
  description?: ReactNode;
  /** 25, 30, 44 or 60 rem; the whole width on phones. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons; the last one is the main one. */
  footer?: ReactNode;
  /** Lower than the usual 300px: for short questions. */
  compact?: boolean;
  /** Esc and the close button work. Turn it off only while something irrevocable is under way. @default true */
  dismissible?: boolean;
  /** A click beside the dialog closes it; off, because it loses what was typed. @default false */
  closeOnOutsidePress?: boolean;
  /** What gets the focus first. @default the first control of the body, else of the dialog */
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
}

/**
 * A task or question that must be dealt with before the page goes on. The focus is kept inside and returns to the
 * opener; header and footer stay while the body scrolls; a sheet from below on phones.
 */
export function Dialog({ open, defaultOpen = false, onOpenChange, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? <OpenDialog {...rest} setOpen={setOpen} /> : null;
}

interface OpenDialogProps extends Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  setOpen: ReturnType<typeof useOpenState>[1];
}

function OpenDialog({
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
  children,
  ref,
  ...rest
}: OpenDialogProps) {
  const locale = useWords('dialog', zhDialog);
  const container = usePortalContainer();
  const id = useId();
  const { refs, context } = useFloating({
    open: true,
    onOpenChange: (next, _event, reason) => setOpen(next, openReason(reason)),
  });
  const dismiss = useDismiss(context, {
    escapeKey: dismissible,
    outsidePress: dismissible && closeOnOutsidePress,
  });
  const { getFloatingProps } = useInteractions([dismiss]);
  const panelRef = useMergeRefs([refs.setFloating, ref]);
  const { ref: bodyRef, scrollable } = useScrollable();

  return (
    <FloatingPortal root={container}>
      <Overlay lockScroll>
        <FloatingFocusManager
          context={context}
          // The close button is first in order but rarely what one came for.
          initialFocus={initialFocus ?? (dismissible ? 1 : 0)}
        >
          <Panel
            data-component="Dialog"
            data-size={size}
            data-compact={compact ? '' : undefined}
            role={role}
            aria-modal
            aria-labelledby={`${id}-title`}
            aria-describedby={description ? `${id}-description` : undefined}
            {...rest}
            ref={panelRef}
            {...getFloatingProps()}
          >
            <Header>
              <h2 id={`${id}-title`}>{title}</h2>
              {dismissible ? (
                <IconButton
                  icon={<Icon name="close" />}
                  size="sm"
                  label={locale.close}
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
          </Panel>
        </FloatingFocusManager>
      </Overlay>
    </FloatingPortal>
  );
}
