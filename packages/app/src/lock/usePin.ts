import type { LockError } from '@ca-portal/ca-lock-sdk';
import { useState } from 'react';
import { asLockError, pinProblemOf, type PinProblem } from './problem.js';
import type { LockConnection } from './sdk.js';

interface PinOptions {
  /** Other errors of the lock: pulled out, PIN locked. `LockControl.fail` shows them. */
  onLockError: (error: LockError) => void;
  /** True when the lock did not fail and the message is already shown: the server refused. */
  onOther?: (thrown: unknown) => boolean;
}

/** An operation that needs the PIN: a refused PIN is shown at its field, every other error where it belongs. */
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
