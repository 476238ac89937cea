import { type ComponentPropsWithRef, useEffect } from 'react';
import {
  FloatingPortal,
  type Placement,
  safePolygon,
  useDismiss,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import type { OpenReason } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { TooltipPanel } from './Tooltip.styles.js';

interface OpenTooltipProps extends ComponentPropsWithRef<'div'> {
  /** The control that it describes. */
  anchor: HTMLElement;
  /** The event that opened it; without one somebody else did. */
  openedBy: Event | undefined;
  placement: Placement;
  setOpen: (open: boolean, reason: OpenReason) => void;
}

/** The open half of `Tooltip`: where it stands, and when it goes. */
export function OpenTooltip({
  anchor,
  openedBy,
  placement,
  setOpen,
  children,
  style,
  ref,
  ...rest
}: OpenTooltipProps) {
  const container = usePortalContainer();
  const { refs, context, floatingStyles } = useAnchored(true, setOpen, placement, 8, anchor);
  const { dataRef } = context;
  const { getFloatingProps } = useInteractions([
    useHover(context, {
      move: false,
      delay: { close: 100 },
      handleClose: safePolygon(), // the pointer may go onto the words (WCAG 1.4.13)
    }),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  useEffect(() => {
    // What the pointer opened goes when the pointer leaves the window.
    dataRef.current.openEvent = openedBy;
  }, [dataRef, openedBy]);
  const panelRef = useMergeRefs([refs.setFloating, ref]);
  return (
    <FloatingPortal root={container} preserveTabOrder={false}>
      <TooltipPanel
        data-component="Tooltip"
        {...getFloatingProps(rest)}
        ref={panelRef}
        style={{ ...style, ...floatingStyles }}
      >
        {children}
      </TooltipPanel>
    </FloatingPortal>
  );
}
