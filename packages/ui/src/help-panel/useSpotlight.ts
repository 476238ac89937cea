import { useEffect, useState } from 'react';
import { autoUpdate } from '@floating-ui/react';

/** The element of a selector; `null` when there is none, when the selector is broken, or when it takes no room. */
function findTarget(selector: string | undefined): Element | null {
  if (!selector) return null;
  try {
    return document.querySelector(selector);
  } catch {
    return null; // the selector is data, and data may be wrong: the help is then shown without a hole
  }
}

interface SpotlightBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Brings the control that a topic is about into view and follows its place in the window; `floating` is told which
 * one it is.
 */
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
