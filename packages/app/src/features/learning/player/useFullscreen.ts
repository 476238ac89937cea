import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in full screen, and a function to toggle it. */
export function useFullscreen(element: RefObject<HTMLElement | null>): [on: boolean, toggle: () => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const read = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = () => {
    // A browser may refuse (an embedded page, an old phone): the video stays where it is.
    const done = on ? document.exitFullscreen() : element.current?.requestFullscreen?.();
    done?.catch(() => {});
  };
  return [on, toggle];
}
