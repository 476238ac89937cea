import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import type { OpenReason } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import { useFirstFocus } from '../internal/useFirstFocus.js';
import { usePortalContainer } from '../theme/uiContext.js';
import type { PopoverProps } from './popoverProps.js';
import { PopoverPanel } from './Popover.styles.js';

export interface OpenPopoverProps extends Omit<
  PopoverProps,
  'trigger' | 'open' | 'defaultOpen' | 'onOpenChange'
> {
  /** The button of the popover: its anchor, and the target of the returned focus. */
  anchor: HTMLElement;
  setOpen: (open: boolean, reason: OpenReason) => void;
}

/** The open half of `Popover`: a lazy part with everything that needs floating-ui. */
export function OpenPopover({
  anchor,
  label,
  placement = 'bottom-end',
  flush,
  setOpen,
  children,
  style,
  ref,
  ...rest
}: OpenPopoverProps) {
  const container = usePortalContainer();
  const { refs, context, floatingStyles } = useAnchored(true, setOpen, placement, 8, anchor);
  const { setFloating } = refs;
  // Only after positioning: otherwise the page would scroll to the wrong place.
  useFirstFocus(context.isPositioned ? context.elements.floating : null, 0);
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })]);
  const panelRef = useMergeRefs([setFloating, ref]);
  return (
    <FloatingPortal root={container}>
      <FloatingFocusManager
        context={context}
        modal={false}
        initialFocus={-1}
        returnFocus={{ current: anchor }}
      >
        <PopoverPanel
          data-component="Popover"
          data-flush={flush ? '' : undefined}
          aria-label={label}
          {...getFloatingProps(rest)}
          ref={panelRef}
          style={{ ...style, ...floatingStyles }}
        >
          {typeof children === 'function' ? children(() => setOpen(false, 'select')) : children}
        </PopoverPanel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
