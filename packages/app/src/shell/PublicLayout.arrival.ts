import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What a browser does by itself when a page is really loaded: it starts at the top, and the keyboard and the
 * reading voice start with it. Going back is left alone, so that the place in a list is found again.
 */
export function useArrival(pathname: string, hash: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const cameFrom = useRef(pathname);
  const navigation = useNavigationType();
  useEffect(() => {
    if (cameFrom.current === pathname) return;
    cameFrom.current = pathname;
    if (navigation === 'POP') return;
    // With an anchor the page itself goes there, once it has it.
    if (!hash) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, navigation]);
  return main;
}
