import type { ComponentPropsWithRef } from 'react';
import type { OnOpenChange } from '../internal/openChange.js';
import type { BellMessage, MessageCategory } from './messages.js';

export interface MessageBellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Newest first; up to 999. Both categories, read and unread. */
  messages: readonly BellMessage[] | null | undefined;
  /** The user whose own messages are left out; compared with `sender`. */
  currentUser?: string;
  /** State of the list in the popover. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** Tries again after a failure; without it there is no retry button. */
  onRetry?: () => void;
  /** The number at the bell from the server; without it the unread messages are counted. */
  unread?: number;
  /** A card was chosen: open the message list (/emsystem/messageManage) and mark it as read. The popover closes. */
  onMessageOpen?: (message: BellMessage) => void;
  /** Marks all messages of one tab as read. Without it there is no such button. */
  onMarkAllRead?: (category: MessageCategory) => void;
  /** Opens the message list. Without it there is no such button. */
  onViewAll?: () => void;
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The open tab: `1` notices, `2` to-dos; makes it controlled. */
  tab?: MessageCategory;
  /** The initial tab. @default '1', the notices */
  defaultTab?: MessageCategory;
  /** Called with the chosen tab. */
  onTabChange?: (tab: MessageCategory) => void;
  /** The clock of the relative times. @default Date.now */
  now?: () => number;
}
