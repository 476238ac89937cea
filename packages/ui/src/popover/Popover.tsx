import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode, type Ref } from 'react';
import {
  FloatingFocusManager,
  FloatingPortal,
  type Placement,
  useClick,
  useDismiss,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import { useFirstFocus } from '../internal/useFirstFocus.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { PopoverPanel } from './Popover.styles.js';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  /** Names the panel. */
  label: string;
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The side of its opener where it stands when there is room. @default 'bottom-end' */
  placement?: Placement;
  /** No padding: the content reaches the edges. */
  flush?: boolean;
  /** A function gets `close`, for links and buttons that finish the matter. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** More about one control, beside it: a profile, messages, a filter. Not modal: the page stays usable. */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-end',
  flush,
  children,
  style,
  ref,
  ...rest
}: PopoverProps) {
  const container = usePortalContainer();
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const { refs, context, floatingStyles } = useAnchored(isOpen, setOpen, placement);
  const { setReference, setFloating } = refs;
  // Not before it stands in its place: the page would scroll to where it is not.
  useFirstFocus(context.isPositioned ? context.elements.floating : null, 0);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  const triggerRef = useMergeRefs([setReference, trigger.props.ref]);
  const panelRef = useMergeRefs([setFloating, ref]);
  const close = () => setOpen(false, 'select');

  return (
    <>
      {cloneElement(trigger, getReferenceProps({ ...trigger.props, ref: triggerRef }))}
      {isOpen ? (
        <FloatingPortal root={container}>
          <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
            <PopoverPanel
              data-component="Popover"
              data-flush={flush ? '' : undefined}
              aria-label={label}
              {...getFloatingProps(rest)}
              ref={panelRef}
              style={{ ...style, ...floatingStyles }}
            >
              {typeof children === 'function' ? children(close) : children}
            </PopoverPanel>
          </FloatingFocusManager>
        </FloatingPortal>
      ) : null}
    </>
  );
}
