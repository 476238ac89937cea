import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { isPhone } from '../internal/mediaMatches.js';

interface Offset {
  x: number;
  y: number;
}

/**
 * Moves a panel by dragging its header. The header stays inside the window, so that the dialog can always be moved
 * back; the offset resets on close. It is optional: everything is reachable without dragging.
 */
export function useDragByHeader(panel: HTMLElement | null, enabled: boolean) {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const start = useRef<(Offset & { pointer: number; min: Offset; max: Offset }) | null>(null);

  const headerProps = {
    'data-draggable': '',
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = (event.target as Element).closest('button, a, input');
      if (!panel || event.button !== 0 || onControl || isPhone()) return;
      const box = panel.getBoundingClientRect();
      const header = event.currentTarget.getBoundingClientRect();
      start.current = {
        pointer: event.pointerId,
        x: event.clientX - offset.x,
        y: event.clientY - offset.y,
        min: { x: offset.x - box.left, y: offset.y - box.top },
        max: {
          x: offset.x + window.innerWidth - box.right,
          y: offset.y + window.innerHeight - header.bottom,
        },
      };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (from?.pointer !== event.pointerId) return;
      setOffset({
        x: Math.min(from.max.x, Math.max(from.min.x, event.clientX - from.x)),
        y: Math.min(from.max.y, Math.max(from.min.y, event.clientY - from.y)),
      });
    },
    onPointerUp: () => (start.current = null),
    onPointerCancel: () => (start.current = null),
  };

  if (!enabled) return { headerProps: {}, panelProps: {} as { style?: CSSProperties } };
  return {
    headerProps,
    panelProps: {
      'data-dragged': offset.x || offset.y ? '' : undefined,
      style: { '--dx': `${offset.x}px`, '--dy': `${offset.y}px` } as CSSProperties,
    },
  };
}
