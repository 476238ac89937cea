import type { MessageBellProps } from './messageBellProps.js';
import type { BellMessage, MessageCategory, sortMessages } from './messages.js';

export interface BellPanelProps extends Pick<
  MessageBellProps,
  'onRetry' | 'onMarkAllRead' | 'onViewAll' | 'tab' | 'onTabChange'
> {
  lists: ReturnType<typeof sortMessages>;
  status: NonNullable<MessageBellProps['status']>;
  /** The initial tab. */
  defaultTab: MessageCategory;
  onMessageOpen: (message: BellMessage) => void;
  now: () => number;
}
