import { useEffect, useRef, useState } from 'react';
import { animatedNumberAt, NUMBER_PRECISION } from '../formats/animation.js';

/** How a figure counts up, for `useAnimatedNumber`. */
export interface AnimatedNumberOptions {
  /** Where the first run starts; without it the first figure stands at once and only changes are animated. */
  from?: number;
  /** Milliseconds of one run. @default 800 */
  duration?: number;
  /** Most decimals on the way; the end keeps its own. @default 4 */
  precision?: number;
}

/** Asked at each run, not once: people switch it while the page is open. */
function motionIsReduced(): boolean {
  // the theme's durations are zero under the system's wish and in the elder mode
  const token = getComputedStyle(document.documentElement).getPropertyValue('--ca-dur-4').trim();
  return /^0m?s$/.test(token) || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The figure to show while `value` changes: it runs from what is shown now to the new value and slows down at the end.
 * Format it as any number: `formatThousands(useAnimatedNumber(count))`.
 *
 * For figures that are looked at, as on an overview; never for a price that is about to be paid. Show it with
 * `aria-hidden` beside the final value, or in no live region: a screen reader must not read the steps.
 * Under reduced motion, in the elder mode and on the server the value stands at once (on the server: `from`).
 */
export function useAnimatedNumber(value: number, options: AnimatedNumberOptions = {}): number {
  const { from, duration = 800, precision = NUMBER_PRECISION } = options;
  const [shown, setShown] = useState(from ?? value);
  // what is on the screen, for a change in the middle of a run goes on from there
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
