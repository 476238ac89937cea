import { useEffect, useRef, useState } from 'react';
import { animatedNumberAt, NUMBER_PRECISION } from '../formats/animation.js';

/** Options of `useAnimatedNumber`. */
export interface AnimatedNumberOptions {
  /** Start of the first animation. Without it the first figure appears at once and only changes are animated. */
  from?: number;
  /** Duration of one animation in milliseconds. @default 800 */
  duration?: number;
  /** Maximum decimals during the animation; the final value keeps its own. @default 4 */
  precision?: number;
}

/** Read at each animation: people switch it while the page is open. */
function motionIsReduced(): boolean {
  // the theme's durations are zero under reduced motion and in the elder mode
  const token = getComputedStyle(document.documentElement).getPropertyValue('--ca-dur-4').trim();
  return /^0m?s$/.test(token) || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The figure to show while `value` changes: it animates from the current figure to the new value and slows down at
 * the end. Format it as any number: `formatThousands(useAnimatedNumber(count))`. For figures on an overview; never
 * for a price that is about to be paid. Show it with `aria-hidden` beside the final value, or in no live region: a
 * screen reader must not read the steps. Under reduced motion, in the elder mode and on the server the value appears
 * at once (on the server: `from`).
 */
export function useAnimatedNumber(value: number, options: AnimatedNumberOptions = {}): number {
  const { from, duration = 800, precision = NUMBER_PRECISION } = options;
  const [shown, setShown] = useState(from ?? value);
  // The figure on the screen: a change during an animation continues from it.
  const latest = useRef(shown);

  useEffect(() => {
    const start = latest.current;
    if (Object.is(start, value)) return undefined;
    const show = (figure: number) => {
      latest.current = figure;
      setShown(figure);
    };
    if (duration <= 0 || !Number.isFinite(value - start) || motionIsReduced()) {
      show(value);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = (now - began) / duration;
      show(animatedNumberAt(start, value, progress, precision));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, duration, precision]);

  return shown;
}
