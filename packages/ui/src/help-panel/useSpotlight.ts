import { useEffect, useState } from 'react';
import { autoUpdate } from '@floating-ui/react';

/** The element of a selector; `null` when there is none, the selector is invalid, or the element has no size. */
function findTarget(selector: string | undefined): Element | null {
  if (!selector) return null;
  try {
    return document.querySelector(selector);
  } catch {
    return null; // the selector is data and may be invalid: the help is then shown without a hole
  }
}

interface SpotlightBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Scrolls the control of a topic into view and follows its position; the element is passed to `floating`. */
export function useSpotlight(
  selector: string | undefined,
  card: HTMLElement | null,
  floating: (target: Element | null) => void,
): SpotlightBox | undefined {
  const [box, setBox] = useState<SpotlightBox>();

  useEffect(() => {
    const target = findTarget(selector);
    floating(target);
    if (!target || !card) return;
    target.scrollIntoView({ block: 'start' });
    const stop = autoUpdate(target, card, () => {
      const { x, y, width, height } = target.getBoundingClientRect();
      setBox({ x, y, width, height });
    });
    return () => {
      stop();
      setBox(undefined);
    };
  }, [selector, card, floating]);

  return box;
}
