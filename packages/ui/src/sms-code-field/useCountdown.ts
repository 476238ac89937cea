import { useEffect, useState } from 'react';

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
    // storage refused: the countdown then just ends with the page
  }
}

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

export interface Countdown {
  left: number;
  /** It ran before, here or before a reload. */
  ran: boolean;
  start: (seconds: number) => void;
}

/**
 * Whole seconds that are left, told by the clock and not by counting ticks: a sleeping tab stays right, and the
 * moment lives in `sessionStorage`, so that a reload does not restart it.
 */
export function useCountdown(storageKey: string): Countdown {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const stored = readUntil(storageKey);
    // oxlint-disable-next-line react/set-state-in-effect -- storage exists in the browser only: the first render must match the server's
    setUntil(stored);
    setLeft(secondsUntil(stored));
  }, [storageKey]);

  useEffect(() => {
    if (secondsUntil(until) === 0) return;
    const timer = setInterval(() => {
      const seconds = secondsUntil(until);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  const start = (seconds: number) => {
    const next = Date.now() + seconds * 1000;
    writeUntil(storageKey, next);
    setUntil(next);
    setLeft(seconds);
  };
  return { left, ran: until > 0, start };
}
