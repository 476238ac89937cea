import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds since mounting, from `after` milliseconds on; `undefined` before. */
export function useWaitedSeconds(after: number): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (after === Number.POSITIVE_INFINITY) return;
    const start = Date.now();
    let ticking: ReturnType<typeof setInterval> | undefined;
    // From the clock instead of counted ticks: timers of background tabs are throttled.
    const tell = () => setSeconds(Math.floor((Date.now() - start) / SECOND));
    const first = setTimeout(() => {
      tell();
      ticking = setInterval(tell, SECOND);
    }, after);
    return () => {
      clearTimeout(first);
      clearInterval(ticking);
    };
  }, [after]);
  return seconds;
}
