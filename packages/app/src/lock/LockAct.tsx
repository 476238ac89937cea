import { LockIdentity, LockPinForm, type LockPinFormProps } from '@ca-portal/ui/lock-status-panel';
import type { ReactNode } from 'react';
import type { LockFacts } from './facts.js';

interface LockActProps extends Omit<LockPinFormProps, 'remainingTries'> {
  lock: LockFacts;
  /** What the user must know before he types the PIN. */
  before?: ReactNode;
}

/** Content of a panel before a lock operation: the holder, a note, the PIN. */
export const LockAct = ({ lock, before, ...form }: LockActProps) => (
  <>
    <LockIdentity lock={lock} />
    {before}
    <LockPinForm {...form} remainingTries={lock.pin?.remainingTries} />
  </>
);
