import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The ends where tabs are hidden: `''`, `'start'`, `'end'` or `'start end'`. */
const measure = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string =>
  [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'].filter(Boolean).join(' ');

function watch(row: HTMLElement, tell: (overflow: string) => void): () => void {
  const look = () => tell(measure(row));
  // Handler properties: setting one replaces the former one, and they are removed with the element.
  row.onscroll = look;
  row.onwheel = (event) => {
    if (event.deltaX || event.ctrlKey || row.scrollWidth <= row.clientWidth) return;
    event.preventDefault(); // otherwise the page below scrolls as well
    row.scrollLeft += event.deltaY;
  };
  const observer = new ResizeObserver(look);
  observer.observe(row);
  return () => observer.disconnect();
}

/**
 * Watches a bar that scrolls sideways; a mouse wheel scrolls it too. `count` is the number of tabs; the active one
 * is scrolled into view.
 */
export function useOverflow(list: RefObject<HTMLElement | null>, count: number, active: number): string {
  const [overflow, setOverflow] = useState('');
  const fits = !overflow;

  useEffect(
    // A new observer reports once, after layout: so a change of `count` measures again without forcing a layout.
    () =>
      list.current && typeof ResizeObserver === 'function' ? watch(list.current, setOverflow) : undefined,
    [list, count],
  );
  useLayoutEffect(() => {
    tabInSight(list.current, active);
  }, [list, count, active, fits]); // the button of an overflowing bar reduces its width

  return overflow;
}

/**
 * Scrolls the tab with this index into view, and returns its element. Scrolls only the bar, never the page
 * (as `scrollIntoView` would).
 */
export function tabInSight(row: HTMLElement | null, index: number): HTMLElement | undefined {
  const tab = row?.children[index] as HTMLElement | undefined;
  if (!row || !tab) return undefined;
  const room = 32; // the fade
  const from = tab.offsetLeft; // the list is positioned, so this is relative to its start
  const to = from + tab.offsetWidth;
  if (from < row.scrollLeft + room) row.scrollLeft = from - room;
  else if (to > row.scrollLeft + row.clientWidth - room) row.scrollLeft = to - row.clientWidth + room;
  return tab;
}
