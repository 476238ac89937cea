import { type SyntheticEvent, useEffect, useState } from 'react';
import { FloatingPortal, useDismiss, useInteractions } from '@floating-ui/react';
import { matchesFocusVisible } from '@floating-ui/react/utils';
import { useAnchored } from '../internal/useAnchored.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { TooltipPanel } from '../tooltip/Tooltip.styles.js';

/** What opened beside such a row stands where its name would, and is called by it. */
const withFlyout = '[aria-haspopup][aria-expanded="true"]';

/** The row under pointer or focus, if its name cannot be read there: an icon stands for it, or it is cut off. */
function rowToName({ type, target }: SyntheticEvent): HTMLElement | undefined {
  const row = (target as Element).closest<HTMLElement>('[data-part="item"]');
  const label = row?.querySelector('[data-part="label"]');
  if (!row || !label || label.scrollWidth <= label.clientWidth || row.matches(withFlyout)) return undefined;
  return type === 'mouseover' || (type === 'focus' && matchesFocusVisible(row)) ? row : undefined;
}

const onTip = ({ target }: SyntheticEvent) =>
  (target as Element).closest('[data-component="Tooltip"]') !== null;

interface SidebarTipProps {
  /** The latest of what the menu hears: mouseover, mouseleave, focus, blur. */
  heard: SyntheticEvent;
}

/**
 * The name of a row as a tooltip beside it, one for the whole menu; loaded when pointer or focus first come. The row
 * says the name already: so the tooltip is for the eyes and no description.
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
    if (onTip(heard)) return; // the pointer may go onto the words (WCAG 1.4.13)
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
