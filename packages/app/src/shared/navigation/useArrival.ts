import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** True after a navigation or a change of frame; false after a page load. */
function useArrived(address: string): () => boolean {
  const navigation = useNavigationType();
  const cameFrom = useRef(navigation === 'POP' ? address : undefined);
  // A frame that was hidden meanwhile counts as a change, too.
  useEffect(() => () => void (cameFrom.current = undefined), []);
  return () => {
    if (cameFrom.current === address) return false;
    cameFrom.current = address;
    return true;
  };
}

/**
 * Does what the browser does on a real page load: scrolls to the top and moves the focus of keyboard and screen reader
 * there. Going back does not scroll, so that the position in a list is kept.
 */
export function useArrival(pathname: string, hash: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  const arrived = useArrived(pathname);
  useEffect(() => {
    if (!arrived() || navigation === 'POP') return;
    // With a fragment in the URL, the page itself scrolls there once it has loaded.
    if (!hash) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  });
  return main;
}

/** The element was removed with its page, or is on a page that is kept but hidden. */
const isLost = (held: Element | null) =>
  !held || held === document.body || held.getClientRects().length === 0;

/**
 * The same where menu and tabs stay: focus inside them is kept. A link or button of the page disappears with it, and
 * the keyboard focus would otherwise start at the top of the window or behind the page.
 */
export function useArrivalInFrame(address: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const arrived = useArrived(address);
  useEffect(() => {
    if (arrived() && isLost(document.activeElement)) main.current?.focus({ preventScroll: true });
  });
  return main;
}
