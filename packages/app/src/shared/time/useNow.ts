import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverClock } from '../../api/server-clock.js';

/**
 * The present moment by the server's clock, epoch milliseconds: for days, bars and words that are made of it. It stays
 * what it was at first, so that nothing changes under the reader's eyes, unless `everyMs` asks for more; a correction
 * of the clock counts at once.
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
