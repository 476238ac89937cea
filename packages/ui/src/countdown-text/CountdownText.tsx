import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react';
import { EMPTY_VALUE } from '../formats/empty.js';
import { useWords } from '../theme/useWords.js';
import { Figure, Live } from './CountdownText.styles.js';
import { zhCountdownText } from './CountdownText.zh.js';

/** Minutes left at which the time is spoken. */
const SPOKEN_MINUTES = [10, 5, 1];

const two = (value: number) => String(value).padStart(2, '0');

/** `4:52`, `1:04:52`; days count as hours. */
export function formatCountdown(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export interface CountdownTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The end, in epoch milliseconds. */
  until: number;
  /** The clock: the server's where the end is the server's. @default Date.now */
  now?: () => number;
  /** Once, at the end; at once when the end is past already. */
  onEnd?: () => void;
  /** Whole seconds left to text. @default formatCountdown */
  format?: (seconds: number) => string;
}

/**
 * Time left, counted in seconds: a payment, a sign-in about to end.
 *
 * The figure is not read as it runs; 10, 5 and 1 minutes before the end, and the end itself, are announced.
 */
export function CountdownText({
  until,
  now = Date.now,
  onEnd,
  format = formatCountdown,
  ...rest
}: CountdownTextProps) {
  const words = useWords('countdownText', zhCountdownText);
  // An end that nobody knows is not one that is past: nothing is counted, and nothing ends.
  const secondsLeft = () =>
    Number.isFinite(until) ? Math.max(0, Math.ceil((until - now()) / 1000)) : undefined;
  const [seconds, setSeconds] = useState(secondsLeft);
  const [announcement, setAnnouncement] = useState('');

  const tick = useEffectEvent((): boolean => {
    const left = secondsLeft();
    setSeconds(left);
    if (left === undefined) return false;
    if (left === 0) {
      setAnnouncement(words.ended);
      onEnd?.();
      return false;
    }
    const minutes = SPOKEN_MINUTES.find((spoken) => left === spoken * 60);
    if (minutes) setAnnouncement(words.minutesLeft(minutes));
    return true;
  });

  const waitForNextSecond = useEffectEvent(() => (until - now()) % 1000 || 1000);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Each wait ends on the next whole second of the clock, so that a slow tab catches up instead of drifting.
    const run = () => {
      if (tick()) timer = setTimeout(run, waitForNextSecond());
    };
    run();
    return () => clearTimeout(timer);
  }, [until]);

  return (
    <>
      {/* the server's second is never the browser's */}
      <Figure {...rest} data-component="CountdownText" role="timer" suppressHydrationWarning>
        {seconds === undefined ? EMPTY_VALUE : format(seconds)}
      </Figure>
      <Live>{announcement}</Live>
    </>
  );
}
