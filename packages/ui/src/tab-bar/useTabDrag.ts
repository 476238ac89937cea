import { type PointerEvent, useRef, useState } from 'react';
import { dropIndex } from './groups.js';
import type { TabBarItem } from './tabBarItem.js';

/** The tab that is carried, and where it would land. */
interface Carried {
  path: string;
  over?: string;
  side?: 'before' | 'after';
  to?: number;
}

const tabAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="tab"]') ?? null;

/**
 * Reordering by mouse or pen. A finger scrolls the row instead; on touch and by keyboard tabs move with
 * Ctrl+Shift+arrows only. A drag begins after 6 px, so that a click stays a click.
 */
export function useTabDrag(items: readonly TabBarItem[], onMove: (path: string, index: number) => void) {
  const [carried, setCarried] = useState<Carried>();
  const start = useRef<{ path: string; x: number; pointerId: number } | undefined>(undefined);
  const swallowClick = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    swallowClick.current = false;
    const target = event.target as HTMLElement;
    const path = target.closest<HTMLElement>('[role="tab"]')?.dataset.path;
    if (event.button !== 0 || event.pointerType === 'touch' || path === undefined) return;
    if (target.closest('[data-part="close"]')) return;
    start.current = { path, x: event.clientX, pointerId: event.pointerId };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from || (!carried && Math.abs(event.clientX - from.x) < 6)) return;
    if (!carried) event.currentTarget.setPointerCapture?.(from.pointerId);
    const row = event.currentTarget.getBoundingClientRect();
    if (event.clientX < row.left + 32) event.currentTarget.scrollLeft -= 16;
    if (event.clientX > row.right - 32) event.currentTarget.scrollLeft += 16;
    // The row's own height: the pointer may leave it up or down while it carries.
    const over = tabAt(event.clientX, row.top + row.height / 2);
    setCarried(place(items, from.path, over, event.clientX));
  };

  const end = (drop: boolean) => {
    start.current = undefined;
    if (!carried) return;
    swallowClick.current = true;
    setCarried(undefined);
    if (drop && carried.to !== undefined) onMove(carried.path, carried.to);
  };

  return {
    carried,
    /** Esc puts the tab back. */
    cancel: () => end(false),
    /** The click that ends a drag is none. */
    isDragEnd: () => swallowClick.current,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onLostPointerCapture: () => end(false),
    },
  };
}

function place(items: readonly TabBarItem[], path: string, over: HTMLElement | null, x: number): Carried {
  const target = over?.dataset.path;
  if (!over || target === undefined) return { path };
  const { left, width } = over.getBoundingClientRect();
  const side = x < left + width / 2 ? 'before' : 'after';
  const index = (wanted: string) => items.findIndex((item) => item.path === wanted);
  const to = dropIndex(items, index(path), index(target), side);
  return to === undefined ? { path } : { path, over: target, side, to };
}
