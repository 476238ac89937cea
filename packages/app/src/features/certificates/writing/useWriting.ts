import type { OrderDetail } from '@ca-portal/api';
import { LockError } from '@ca-portal/ca-lock-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { useLock, type LockConnection, type LockControl, type LockFacts } from '../../../lock/index.js';
import {
  afterWriteFailure,
  alreadyIn,
  breakWords,
  isPinError,
  leftUnfinished,
  type Unfinished,
  type WritingState,
} from './write-failure.js';
import { useForgetOrders } from '../model/queries.js';
import { useCloseGuard } from './useCloseGuard.js';
import { callsFor, sequenceFor } from './vendor-calls.js';
import { WriteBroken, writeCertificate, type WriteProgress, type WriteStep } from './write-certificate.js';

/** One line of 过程记录. */
export interface LogLine {
  /** Epoch milliseconds. */
  at: number;
  step: WriteStep;
  note: string;
  failed?: true;
}

export interface Writing {
  state: WritingState;
  /** What this attempt continues from: a break on this visit, or one of an earlier visit. */
  earlier: Unfinished | undefined;
  log: readonly LogLine[];
  lock: LockControl;
  start: (session: LockConnection, facts: LockFacts, pin: string) => Promise<void>;
}

/** 签章变更: the certificate in the lock stays, only its seal is written. */
export const bringsSeal = ({ orderType }: Pick<OrderDetail, 'orderType'>): boolean => orderType === '0110';

/** The state of one visit to the writing page: prepare → writing → done, or broken and retried. */
export function useWriting(order: OrderDetail): Writing {
  const { orderNo } = order;
  const [{ calls, sequence }] = useState(() => ({ calls: callsFor(order), sequence: sequenceFor(order) }));
  const lock = useLock({ need: 'device', seal: true });
  const licensed = usePortalConfig().lock.licenseKey !== '';
  const sealOnly = bringsSeal(order);
  const [state, setState] = useState<WritingState>({ phase: 'prepare' });
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const running = useRef<AbortController | null>(null);
  const forgetOrders = useForgetOrders();
  useCloseGuard(state.phase === 'writing');
  useEffect(() => () => running.current?.abort(), []);
  const { fail, reset } = lock;
  const [left] = useState(() => leftUnfinished(order));
  const broken = state.phase === 'broken' ? state.broken : undefined;
  const earlier = broken ?? left;

  const start = useCallback(
    async (session: LockConnection, facts: LockFacts, pin: string) => {
      if (running.current) return;
      const mine = new AbortController();
      running.current = mine;
      const { deviceId } = facts;
      const startedAt = Date.now();
      let percent = 0;
      const note = (line: LogLine) => setLog((lines) => [...lines, line]);
      const onStep = (progress: WriteProgress) => {
        const { step } = progress;
        // The PIN form stays until the PIN is accepted, so that a wrong one can be corrected in place.
        if (step === 'detect') return;
        if (percent === 0) note({ at: startedAt, step: 'detect', note: '' });
        percent = progress.percent;
        setState({ phase: 'writing', progress, startedAt });
        note({ at: Date.now(), step, note: progress.note });
      };
      const stopped = (failure: WriteBroken) => {
        const { cause, begun, step } = failure;
        if (begun) note({ at: Date.now(), step, note: breakWords(cause).title, failed: true });
        setState(afterWriteFailure(failure, { earlier: broken, percent, deviceId }));
        if (isPinError(cause)) return;
        // Detects the lock again: it may be another one, or contain the certificate already.
        if (cause instanceof LockError) fail(cause);
        else reset();
      };

      try {
        const inLock = alreadyIn(facts, earlier);
        const keeps = sealOnly ? { keeps: facts.certificate } : {};
        const deps = { lock: session, calls, sequence, orderNo, deviceId, pin, inLock, licensed, ...keeps };
        const written = await writeCertificate(deps, onStep, mine.signal);
        if (!mine.signal.aborted) setState({ phase: 'done', written });
      } catch (error) {
        if (!(error instanceof WriteBroken)) throw error;
        if (!mine.signal.aborted) stopped(error);
      } finally {
        running.current = null;
        forgetOrders();
      }
    },
    [broken, calls, earlier, fail, forgetOrders, licensed, orderNo, reset, sealOnly, sequence],
  );

  return { state, earlier, log, lock, start };
}
