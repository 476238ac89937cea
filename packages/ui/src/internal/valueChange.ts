import type { SyntheticEvent } from 'react';

/** What every `onValueChange` gets beside the value. */
export interface ValueChangeDetails<Reason extends string = 'input'> {
  reason: Reason;
  event?: SyntheticEvent;
}
