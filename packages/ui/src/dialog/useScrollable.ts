import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element really scrolls: it must then be reachable by keyboard, and otherwise must not be a tab stop. */
export function useScrollable(): { ref: RefCallback<HTMLElement>; scrollable: boolean } {
  const [scrollable, setScrollable] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight + 1);
    // At once, so that no frame shows a region that the keyboard cannot reach; then with every change of size.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, scrollable };
}
