import type { ReactNode } from 'react';
import {
  FloatingFocusManager,
  FloatingPortal,
  type Placement,
  useDismiss,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import type { OpenReason } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import { useFirstFocus } from '../internal/useFirstFocus.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { PopoverPanel } from './Popover.styles.js';

interface OpenPopoverProps {
  /** The button that it belongs to: where it stands, and where the focus goes back to. */
  anchor: HTMLElement;
  label: string;
  placement: Placement;
  setOpen: (open: boolean, reason: OpenReason) => void;
  children: ReactNode;
}

/** The open half of `LatePopover`: everything that takes floating-ui. */
export function OpenPopover({ anchor, label, placement, setOpen, children }: OpenPopoverProps) {
  const container = usePortalContainer();
  const { refs, context, floatingStyles } = useAnchored(true, setOpen, placement, 8, anchor);
  const { setFloating } = refs;
  useFirstFocus(context.isPositioned ? context.elements.floating : null, 0); // as in Popover
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })]);
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
          {...getFloatingProps()}
          aria-label={label}
          ref={setFloating}
          style={floatingStyles}
        >
          {children}
        </PopoverPanel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
