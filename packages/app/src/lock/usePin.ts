import type { LockError } from '@ca-portal/ca-lock-sdk';
import { useState } from 'react';
import { asLockError, pinProblemOf, type PinProblem } from './problem.js';
import type { LockConnection } from './sdk.js';

interface PinOptions {
  /** What else the lock may answer: pulled out, PIN locked. `LockControl.fail` words it. */
  onLockError: (error: LockError) => void;
  /** True when it was no failure of the lock and has been told: the server refused. */
  onOther?: (thrown: unknown) => boolean;
}

/** A deed that needs the PIN: a PIN that was not taken is told at its field, everything else where it belongs. */
export function usePin({ onLockError, onOther }: PinOptions) {
  const [problem, setProblem] = useState<PinProblem>();
  const forget = () => setProblem(undefined);
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    forget();
    try {
      await act();
    } catch (thrown) {
      if (onOther?.(thrown)) return;
      const error = asLockError(thrown);
      const wrong = pinProblemOf(error);
      if (wrong) setProblem(wrong);
      else onLockError(error);
    }
  };
  const withPin = (session: LockConnection, pin: string, act: () => Promise<void>): Promise<void> =>
    attempt(async () => {
      await session.checkPin(pin);
      await act();
    });
  return { problem, forget, attempt, withPin };
}
