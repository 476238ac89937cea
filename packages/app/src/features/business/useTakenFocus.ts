import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a heading that takes the place of what was clicked: a screen reader and the Tab key go on from there.
 * `takes` is false when the page has just been opened, where the frame says what has the focus.
 */
export function useTakenFocus(takes: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takes) heading.current?.focus();
  }, [takes]);
  return heading;
}
