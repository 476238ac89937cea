import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react';
import { EMPTY_VALUE } from '../formats/empty.js';
import { useWords } from '../theme/useWords.js';
import { Figure, Live } from './CountdownText.styles.js';
import { zhCountdownText } from './CountdownText.zh.js';

/** Remaining minutes at which the time is announced. */
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
  /** The clock: the server's if `until` is the server's. @default Date.now */
  now?: () => number;
  /** Called once at the end; at once when the end is already past. */
  onEnd?: () => void;
  /** Formats the whole seconds left. @default formatCountdown */
  format?: (seconds: number) => string;
}

/**
 * The time left in seconds: until a payment or a session expires. Screen readers do not read every second; 10, 5 and
 * 1 minutes before the end, and the end itself, are announced.
 */
export function CountdownText({
  until,
  now = Date.now,
  onEnd,
  format = formatCountdown,
  ...rest
}: CountdownTextProps) {
  const words = useWords('countdownText', zhCountdownText);
  // An unknown end is not in the past: nothing counts down, and `onEnd` is not called.
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
    // Each timer ends on the next whole second of the clock, so that a slow tab catches up instead of drifting.
    const run = () => {
      if (tick()) timer = setTimeout(run, waitForNextSecond());
    };
    run();
    return () => clearTimeout(timer);
  }, [until]);

  return (
    <>
      {/* server and browser render different seconds */}
      <Figure {...rest} data-component="CountdownText" role="timer" suppressHydrationWarning>
        {seconds === undefined ? EMPTY_VALUE : format(seconds)}
      </Figure>
      <Live>{announcement}</Live>
    </>
  );
}
