import { dropIndex } from './groups.js';
import type { TabBarItem } from './tabBarItem.js';

/** Current values for a drag. */
export interface TabDragTarget {
  items: readonly TabBarItem[];
  onMove: (item: TabBarItem, index: number) => void;
}

/** The dragged tab, and its drop position. */
interface Carried {
  path: string;
  x: number;
  begun?: boolean;
  over?: HTMLElement;
  to?: number;
}

/**
 * Reordering by mouse or pen; loaded when a mouse first enters the bar. A touch scrolls the bar instead. A drag
 * starts after 6 px, so that a click stays a click; Esc cancels it. The listeners are removed with the element.
 */
export function attachTabDrag(row: HTMLElement, target: { readonly current: TabDragTarget }): void {
  let carried: Carried | undefined;
  let dropped = false;
  const end = () => {
    const was = carried;
    carried = undefined;
    was?.over?.removeAttribute('data-drop');
    row.removeAttribute('data-dragging');
    return was;
  };

  row.addEventListener('pointerdown', (event) => {
    const tab = tabOf(event.target);
    const onCross = event.target instanceof Element && event.target.closest('[data-part="close"]');
    dropped = false;
    if (event.button !== 0 || event.pointerType === 'touch' || onCross || !tab?.dataset.path) return;
    carried = { path: tab.dataset.path, x: event.clientX };
  });
  row.addEventListener('pointermove', (event) => {
    if (!carried || (!carried.begun && Math.abs(event.clientX - carried.x) < 6)) return;
    if (!carried.begun && event.isTrusted) row.setPointerCapture(event.pointerId);
    carried.begun = true;
    row.dataset.dragging = '';
    scrollAtTheEdge(row, event.clientX);
    aim(carried, target.current.items, tabUnder(row, event.clientX), event.clientX);
  });
  row.addEventListener('pointerup', () => {
    const was = end();
    if (!was?.begun) return;
    dropped = true;
    const item = target.current.items.find(({ path }) => path === was.path);
    if (item && was.to !== undefined) target.current.onMove(item, was.to);
  });
  // Ignores the click at the end of a drag.
  row.addEventListener('click', (event) => dropped && event.stopPropagation(), true);
  row.addEventListener('pointercancel', end);
  row.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') end();
  });
}

const tabOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;

/** In the vertical middle of the bar: the pointer may leave it up or down during a drag. */
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
