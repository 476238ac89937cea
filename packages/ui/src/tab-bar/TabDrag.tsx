import { type RefObject, useEffect, useRef } from 'react';
import { dropIndex } from './groups.js';
import type { TabBarItem } from './tabBarItem.js';

interface TabDragProps {
  list: RefObject<HTMLElement | null>;
  items: readonly TabBarItem[];
  onMove: (path: string, index: number) => void;
}

/** The tab that is carried, and where it would land. */
interface Carried {
  path: string;
  x: number;
  begun?: boolean;
  over?: HTMLElement;
  to?: number;
}

/**
 * Reordering by mouse or pen; draws nothing, and is loaded when a mouse first comes near. A finger scrolls the row
 * instead. A drag begins after 6 px, so that a click stays a click; Esc gives it up.
 */
export function TabDrag({ list, items, onMove }: TabDragProps) {
  const carried = useRef<Carried | undefined>(undefined);
  const dropped = useRef(false);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const stop = new AbortController();
    const hear = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => row.addEventListener(type, listener, { signal: stop.signal, capture });

    const end = () => {
      const was = carried.current;
      carried.current = undefined;
      was?.over?.removeAttribute('data-drop');
      row.removeAttribute('data-dragging');
      return was;
    };
    hear('pointerdown', (event) => {
      const tab = tabOf(event.target);
      const onCross = event.target instanceof Element && event.target.closest('[data-part="close"]');
      dropped.current = false;
      if (event.button !== 0 || event.pointerType === 'touch' || onCross || !tab?.dataset.path) return;
      carried.current = { path: tab.dataset.path, x: event.clientX };
    });
    hear('pointermove', (event) => {
      const now = carried.current;
      if (!now || (!now.begun && Math.abs(event.clientX - now.x) < 6)) return;
      if (!now.begun && event.isTrusted) row.setPointerCapture(event.pointerId);
      now.begun = true;
      row.dataset.dragging = '';
      scrollAtTheEdge(row, event.clientX);
      aim(now, items, tabUnder(row, event.clientX), event.clientX);
    });
    hear('pointerup', () => {
      const was = end();
      if (!was?.begun) return;
      dropped.current = true;
      if (was.to !== undefined) onMove(was.path, was.to);
    });
    // The click that ends a drag is none.
    hear('click', (event) => dropped.current && event.stopPropagation(), true);
    hear('pointercancel', end);
    hear('keydown', (event) => {
      if (event.key === 'Escape') end();
    });
    return () => stop.abort();
  }, [list, items, onMove]);

  return null;
}

const tabOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;

/** In the middle of the row: the pointer may leave it up or down while it carries. */
function tabUnder(row: HTMLElement, x: number): HTMLElement | null {
  const { top, height } = row.getBoundingClientRect();
  return tabOf(document.elementFromPoint(x, top + height / 2));
}

function scrollAtTheEdge(row: HTMLElement, x: number): void {
  const { left, right } = row.getBoundingClientRect();
  if (x < left + 32) row.scrollLeft -= 16;
  if (x > right - 32) row.scrollLeft += 16;
}

function aim(carried: Carried, items: readonly TabBarItem[], over: HTMLElement | null, x: number): void {
  carried.over?.removeAttribute('data-drop');
  const index = (path: string | undefined) => items.findIndex((item) => item.path === path);
  const { left, width } = over?.getBoundingClientRect() ?? { left: 0, width: 0 };
  const side = x < left + width / 2 ? 'before' : 'after';
  carried.to = over ? dropIndex(items, index(carried.path), index(over.dataset.path), side) : undefined;
  if (!over || carried.to === undefined) return;
  carried.over = over;
  over.dataset.drop = side;
}
