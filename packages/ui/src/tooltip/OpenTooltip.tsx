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
  /** The described control. */
  anchor: HTMLElement;
  /** The event that opened it; `undefined` if the caller opened it. */
  openedBy: Event | undefined;
  placement: Placement;
  setOpen: (open: boolean, reason: OpenReason) => void;
}

/** The open half of `Tooltip`: its position, and when it closes. */
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
      handleClose: safePolygon(), // the pointer may move onto the tooltip (WCAG 1.4.13)
    }),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  useEffect(() => {
    // A tooltip opened by the pointer closes when the pointer leaves the window.
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
