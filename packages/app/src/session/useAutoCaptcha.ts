import { session } from '@ca-portal/api/groups/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../api/query.js';
import { proveWork } from './proof-of-work.js';

export interface Proof {
  uuid: string;
  code: string;
}
export interface AutoCaptcha {
  state: 'idle' | 'working' | 'done' | 'failed';
  progress: number;
  /** Starts the work, or returns the running one; undefined when it failed. */
  prove: () => Promise<Proof | undefined>;
  /** Call this when the proof has been used. */
  forget: () => void;
}

/** The server keeps it for ten minutes; one that is about to expire is replaced. */
const goodMs = 8 * 60_000;

interface Running {
  proof: Promise<Proof | undefined>;
  stop: AbortController;
  startedAt: number;
}

/** The proof of work of one form: started on first demand, computed once, valid for one attempt. */
export function useAutoCaptcha(): AutoCaptcha {
  const running = useRef<Running>(undefined);
  const [state, setState] = useState<AutoCaptcha['state']>('idle');
  const [progress, setProgress] = useState(0);

  const forget = useCallback(() => {
    running.current?.stop.abort();
    running.current = undefined;
    setState('idle');
  }, []);

  const prove = useCallback(() => {
    const known = running.current;
    if (known && Date.now() - known.startedAt < goodMs) return known.proof;
    known?.stop.abort();
    const stop = new AbortController();
    setState('working');
    setProgress(0);
    const own = (deed: () => void) => running.current?.stop === stop && deed();
    const proof = call(session, 'captchaWork', undefined, { quiet: true, signal: stop.signal })
      .then((work) =>
        proveWork(work, { onProgress: (share) => own(() => setProgress(share)), signal: stop.signal }),
      )
      .then(
        (found) => {
          own(() => setState('done'));
          return found;
        },
        () => {
          own(() => {
            running.current = undefined;
            setState('failed');
          });
          return undefined;
        },
      );
    running.current = { proof, stop, startedAt: Date.now() };
    return proof;
  }, []);

  useEffect(() => () => running.current?.stop.abort(), []);
  return useMemo(() => ({ state, progress, prove, forget }), [state, progress, prove, forget]);
}
