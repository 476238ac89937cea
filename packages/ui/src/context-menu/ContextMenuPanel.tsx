import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef } from 'react';
import type { DropdownMenuItem } from '../dropdown-menu/MenuRow.js';
import { MenuSurface } from '../dropdown-menu/MenuSurface.js';
import { useMenu } from '../dropdown-menu/useMenu.js';
import type { OpenReason } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import { ContextPanel } from './ContextMenu.styles.js';
import type { ContextMenuAt } from './useContextMenu.js';

export interface ContextMenuPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** From `useContextMenu`. */
  at: ContextMenuAt;
  /** Disable an item that is not available now; do not leave it out. */
  items: readonly DropdownMenuItem[] | null | undefined;
  /** Names the menu: 标签页操作. */
  label: string;
  /** Called when it should close, with the reason. */
  onClose: (reason: OpenReason) => void;
  /** An item was chosen, after its own `onSelect`. */
  onSelect?: (key: string, target: HTMLElement) => void;
}

/** The open context menu; mount it to open it. It stays inside the window and closes on Esc, scrolling and blur. */
export function ContextMenuPanel({ at, onClose, onSelect, ...rest }: ContextMenuPanelProps) {
  const { refs, context } = useAnchored(true, (_open, reason) => onClose(reason), 'bottom-start', 0);
  const { setPositionReference } = refs;
  const menu = useMenu({
    context,
    open: true,
    start: at.reason === 'keyboard' ? 'first' : undefined,
  });

  useLayoutEffect(() => {
    setPositionReference({
      contextElement: at.target, // so that scrolling any ancestor closes the menu
      getBoundingClientRect: () => DOMRect.fromRect({ x: at.x, y: at.y }),
    });
  }, [at, setPositionReference]);

  useEffect(() => {
    const close = () => onClose('focus-out');
    window.addEventListener('blur', close);
    return () => window.removeEventListener('blur', close);
  }, [onClose]);

  // Where the target was when the menu opened: a scroll event arrives one frame after the scroll, so the one of a tab
  // that has just been scrolled into view would close the menu that was opened on it.
  const place = useRef<DOMRect>(undefined);
  useLayoutEffect(() => {
    place.current = at.target.getBoundingClientRect();
  }, [at]);
  useEffect(() => {
    const look = () => {
      const { left, top } = at.target.getBoundingClientRect();
      const { left: x = left, top: y = top } = place.current ?? {};
      if (Math.hypot(left - x, top - y) > 1) onClose('other');
    };
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', look, options);
    return () => window.removeEventListener('scroll', look, options);
  }, [at, onClose]);

  return (
    <MenuSurface
      data-component="ContextMenu"
      {...rest}
      menu={menu}
      panel={ContextPanel}
      onClose={onClose}
      onChoose={(item) => onSelect?.(item.key, at.target)}
      // Windows sends this event when the menu key is released; the focus is in the menu by then.
      onContextMenu={(event) => {
        rest.onContextMenu?.(event);
        event.preventDefault();
      }}
    />
  );
}
