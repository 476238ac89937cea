import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverClock } from '../../api/server-clock.js';

/**
 * The current time by the server's clock, epoch milliseconds: for days, bars and texts. It does not tick, so that
 * visible content does not change, unless `everyMs` is given; a clock correction applies at once.
 */
export function useNow(everyMs?: number): number {
  const ahead = useSyncExternalStore(serverClock.subscribe, serverClock.ahead, () => 0);
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => setHere(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return here + ahead;
}
