import type { LockError } from '@ca-portal/ca-lock-sdk';
import { useState } from 'react';
import { asLockError } from '../problem.js';

interface PinDeedOptions {
  onBusyChange: (busy: boolean) => void;
  onDone: () => void;
  /** Turns a refusal of the lock into a message. */
  refuse: (error: LockError) => void;
}

/** Writes a PIN and tells the surrounding dialog while the lock works. True on success. */
export function usePinDeed({ onBusyChange, onDone, refuse }: PinDeedOptions) {
  const [busy, setBusy] = useState(false);
  const work = (now: boolean) => {
    setBusy(now);
    onBusyChange(now);
  };
  const run = async (deed: () => Promise<unknown>): Promise<boolean> => {
    work(true);
    try {
      await deed();
    } catch (error) {
      work(false);
      refuse(asLockError(error));
      return false;
    }
    work(false);
    onDone();
    return true;
  };
  return { busy, run };
}
