import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** True when the address has changed, or this frame has taken the place of another; not when a page is loaded. */
function useArrived(address: string): () => boolean {
  const navigation = useNavigationType();
  const cameFrom = useRef(navigation === 'POP' ? address : undefined);
  // A frame that was hidden meanwhile is arrived at, too.
  useEffect(() => () => void (cameFrom.current = undefined), []);
  return () => {
    if (cameFrom.current === address) return false;
    cameFrom.current = address;
    return true;
  };
}

/**
 * What a browser does by itself when a page is really loaded: it starts at the top, and the keyboard and the
 * reading voice start with it. Going back is left alone, so that the place in a list is found again.
 */
export function useArrival(pathname: string, hash: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  const arrived = useArrived(pathname);
  useEffect(() => {
    if (!arrived() || navigation === 'POP') return;
    // With an anchor the page itself goes there, once it has it.
    if (!hash) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  });
  return main;
}

/** Gone with its page, or on a page that is kept but not shown. */
const isLost = (held: Element | null) =>
  !held || held === document.body || held.getClientRects().length === 0;

/**
 * The same where menu and tabs stay: whoever goes through those keeps the place in them. The link or button of a page
 * leads away from it, and the keyboard would start at the top of the window, or behind the page.
 */
export function useArrivalInFrame(address: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const arrived = useArrived(address);
  useEffect(() => {
    if (arrived() && isLost(document.activeElement)) main.current?.focus({ preventScroll: true });
  });
  return main;
}
