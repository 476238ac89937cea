import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** At which ends tabs are hidden: `''`, `'start'`, `'end'` or `'start end'`. */
type Overflow = '' | 'start' | 'end' | 'start end';

function measure({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow {
  const start = scrollLeft > 1;
  const end = scrollLeft + clientWidth < scrollWidth - 1;
  return start && end ? 'start end' : start ? 'start' : end ? 'end' : '';
}

/** Watches a row that scrolls sideways; a mouse wheel scrolls it too. `count` is how many tabs it holds. */
export function useOverflow(list: RefObject<HTMLElement | null>, count: number): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('');

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const look = () => setOverflow(measure(row));
    const turn = (event: WheelEvent) => {
      if (event.deltaX !== 0 || event.ctrlKey || row.scrollWidth <= row.clientWidth) return;
      event.preventDefault(); // else the page below scrolls as well
      row.scrollLeft += event.deltaY;
    };
    row.addEventListener('scroll', look, { passive: true });
    row.addEventListener('wheel', turn, { passive: false });
    // A new observer reports once, after layout: so a change of `count` measures again and forces no layout.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    observer?.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      row.removeEventListener('wheel', turn);
      observer?.disconnect();
    };
  }, [list, count]);

  return overflow;
}

/** Keeps the tab in hand in sight. Only the row is scrolled, never the page (as `scrollIntoView` would). */
export function useReveal(
  list: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  overflowing: boolean,
): void {
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[index];
    if (row && tab instanceof HTMLElement) reveal(row, tab);
  }, [list, index, count, overflowing]); // the button of an overflowing row takes room from it
}

export function reveal(row: HTMLElement, tab: HTMLElement): void {
  const room = 32; // the fade
  const from = tab.offsetLeft; // the row is positioned, so this counts from its start
  const to = from + tab.offsetWidth;
  if (from < row.scrollLeft + room) row.scrollLeft = from - room;
  else if (to > row.scrollLeft + row.clientWidth - room) row.scrollLeft = to - row.clientWidth + room;
}
