import { LockIdentity, LockPinForm, type LockPinFormProps } from '@ca-portal/ui/lock-status-panel';
import type { ReactNode } from 'react';
import type { LockFacts } from './facts.js';

interface LockActProps extends Omit<LockPinFormProps, 'remainingTries'> {
  lock: LockFacts;
  /** What to know before the PIN is typed. */
  before?: ReactNode;
}

/** What stands in a panel whose lock is about to do something: whose it is, what to know, its PIN. */
export const LockAct = ({ lock, before, ...form }: LockActProps) => (
  <>
    <LockIdentity lock={lock} />
    {before}
    <LockPinForm {...form} remainingTries={lock.pin?.remainingTries} />
  </>
);
