import { BellList } from '../BellList.js';
import type { BellMessage } from '../messages.js';

export interface ListProps {
  /** The messages, newest first. */
  messages: readonly BellMessage[];
  /** Accessible name of the list. */
  label: string;
  /** State of the list. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** Loads the messages again after `failed`. */
  onRetry?: () => void;
  /** A card was chosen. */
  onMessageOpen: (message: BellMessage) => void;
  /** The clock of the relative times, in epoch milliseconds. @default Date.now */
  now?: () => number;
}

/** Cards of messages: up and down move between them. Only the visible ones are rendered, of up to a thousand. */
export function List({ status = 'ready', now = Date.now, onRetry, ...rest }: ListProps) {
  return <BellList {...rest} {...{ status, now, onRetry }} />;
}
