import type { SyntheticEvent } from 'react';

/** The second argument of every `onValueChange`. */
export interface ValueChangeDetails<Reason extends string = 'input'> {
  reason: Reason;
  event?: SyntheticEvent;
}
