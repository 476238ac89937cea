import { type RefCallback, useCallback, useState } from 'react';

const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"], [contenteditable]';

interface Scrollable {
  ref: RefCallback<HTMLElement>;
  /** It scrolls: it must then be reachable by keyboard, and otherwise must not be a tab stop. */
  scrollable: boolean;
  /** Number of tab stops that initial focus skips: the region itself, when it contains a control. */
  skipped: number;
}

export function useScrollable(): Scrollable {
  const [scrollable, setScrollable] = useState(false);
  const [skipped, setSkipped] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const scrolls = element.scrollHeight > element.clientHeight + 1;
      setScrollable(scrolls);
      setSkipped(scrolls && element.querySelector(controls) ? 1 : 0);
    };
    // At once, so that no frame shows a region that the keyboard cannot reach; then on every resize.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, scrollable, skipped };
}
