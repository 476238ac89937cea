import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a heading that replaces the clicked element: it takes the focus of screen reader and keyboard. `takes` is false
 * on a page load, where the frame sets the focus.
 */
export function useTakenFocus(takes: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takes) heading.current?.focus();
  }, [takes]);
  return heading;
}
