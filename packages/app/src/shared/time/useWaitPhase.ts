import { useEffect, useState } from 'react';

/** Phase of a wait: too short to mention, longer than a moment, longer than usual. */
export type WaitPhase = 'none' | 'late' | 'long';

const lateMs = 1_000;
const longMs = 4_000;

/** Counts from the moment `waiting` becomes true; resets when it becomes false. */
export function useWaitPhase(waiting: boolean): WaitPhase {
  const [phase, setPhase] = useState<WaitPhase>('none');
  useEffect(() => {
    if (!waiting) return undefined;
    const late = setTimeout(() => setPhase('late'), lateMs);
    const long = setTimeout(() => setPhase('long'), longMs);
    return () => {
      clearTimeout(late);
      clearTimeout(long);
      setPhase('none');
    };
  }, [waiting]);
  return waiting ? phase : 'none';
}
