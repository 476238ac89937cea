import { useEffect, useEffectEvent, useState } from 'react';

function readUntil(key: string): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

function writeUntil(key: string, until: number) {
  try {
    sessionStorage.setItem(key, String(until));
  } catch {
    // storage blocked: the countdown then ends with the page
  }
}

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

export interface Countdown {
  left: number;
  /** Restores a countdown from before, also from before a reload. */
  ran: boolean;
  start: () => void;
}

/**
 * Whole seconds left of a wait, from the clock instead of counted ticks: a suspended tab stays right, and
 * the end is stored in `sessionStorage`, so that a reload does not restart it. At most one wait is left: an end
 * further away means that the clock was set back, and the wait then starts again.
 */
export function useCountdown(storageKey: string, seconds: number): Countdown {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  const latest = () => Date.now() + seconds * 1000;

  const count = useEffectEvent((wanted: number): number => {
    const end = Math.min(wanted, latest());
    if (end < wanted) writeUntil(storageKey, end);
    setUntil(end);
    setLeft(secondsUntil(end));
    return end;
  });

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- storage exists in the browser only: the first render must match the server's
    count(readUntil(storageKey));
  }, [storageKey]);

  useEffect(() => {
    if (secondsUntil(until) === 0) return;
    const timer = setInterval(() => {
      if (secondsUntil(count(until)) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  const start = () => {
    const next = latest();
    writeUntil(storageKey, next);
    setUntil(next);
    setLeft(seconds);
  };
  return { left, ran: until > 0, start };
}
