import { type SyntheticEvent, useEffect, useState } from 'react';
import { FloatingPortal, useDismiss, useInteractions } from '@floating-ui/react';
import { matchesFocusVisible } from '@floating-ui/react/utils';
import { useAnchored } from '../internal/useAnchored.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { TooltipPanel } from '../tooltip/Tooltip.styles.js';

/** A flyout beside such a row stands where its tooltip would, and is named by the row. */
const withFlyout = '[aria-haspopup][aria-expanded="true"]';

/** The row under pointer or focus, if its label is not readable: replaced by an icon, or cut off. */
function rowToName({ type, target }: SyntheticEvent): HTMLElement | undefined {
  const row = (target as Element).closest<HTMLElement>('[data-part="item"]');
  const label = row?.querySelector('[data-part="label"]');
  if (!row || !label || label.scrollWidth <= label.clientWidth || row.matches(withFlyout)) return undefined;
  return type === 'mouseover' || (type === 'focus' && matchesFocusVisible(row)) ? row : undefined;
}

const onTip = ({ target }: SyntheticEvent) =>
  (target as Element).closest('[data-component="Tooltip"]') !== null;

interface SidebarTipProps {
  /** The latest event of the menu: mouseover, mouseleave, focus, blur. */
  heard: SyntheticEvent;
}

/**
 * The name of a row as a tooltip beside it, one for the whole menu; loaded with the first pointer or focus event. The
 * row already has its accessible name, so the tooltip is visual only.
 */
export function SidebarTip({ heard }: SidebarTipProps) {
  const container = usePortalContainer();
  const [row, setRow] = useState<HTMLElement>();
  const {
    refs: { setFloating },
    context,
    floatingStyles,
  } = useAnchored(row !== undefined, (open) => open || setRow(undefined), 'right', 8, row);
  const { getFloatingProps } = useInteractions([useDismiss(context)]);

  useEffect(() => {
    if (onTip(heard)) return; // the pointer may move onto the tooltip (WCAG 1.4.13)
    const timer = setTimeout(() => setRow(rowToName(heard)), heard.type === 'mouseover' ? 300 : 100);
    return () => clearTimeout(timer);
  }, [heard]);

  if (!row?.isConnected) return null;
  return (
    <FloatingPortal root={container} preserveTabOrder={false}>
      <TooltipPanel
        {...getFloatingProps()}
        ref={setFloating}
        data-component="Tooltip"
        role="tooltip"
        style={floatingStyles}
      >
        {row.querySelector('[data-part="label"]')?.textContent}
      </TooltipPanel>
    </FloatingPortal>
  );
}
