import { BellList } from '../BellList.js';
import type { BellMessage } from '../messages.js';

export interface ListProps {
  /** The messages, newest first. */
  messages: readonly BellMessage[];
  /** The name that screen readers say of the list. */
  label: string;
  /** What stands there instead of the list. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** Asks for the messages again after `failed`. */
  onRetry?: () => void;
  /** A card was chosen. */
  onMessageOpen: (message: BellMessage) => void;
  /** The clock of the relative times, in epoch milliseconds. @default Date.now */
  now?: () => number;
}

/** Cards of messages: up and down go from one to the next. Only those in sight exist, up to a thousand. */
export function List({ status = 'ready', now = Date.now, onRetry, ...rest }: ListProps) {
  return <BellList {...rest} {...{ status, now, onRetry }} />;
}
