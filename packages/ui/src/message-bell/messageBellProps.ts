import type { ComponentPropsWithRef } from 'react';
import type { OnOpenChange } from '../internal/openChange.js';
import type { BellMessage, MessageCategory } from './messages.js';

export interface MessageBellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Newest first; up to 999. Both categories, read and unread. */
  messages: readonly BellMessage[] | null | undefined;
  /** Whose own messages are left out; compared with `sender`. */
  currentUser?: string;
  /** What the popover says instead of the list. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** Tries again after a failure; without it there is no retry button. */
  onRetry?: () => void;
  /** Figure of the bell where the server counts; else the unread messages are counted. */
  unread?: number;
  /** A card was chosen: show the message list (/emsystem/messageManage) and mark it as read. The popover closes. */
  onMessageOpen?: (message: BellMessage) => void;
  /** Of one tab. Without it there is no such button. */
  onMarkAllRead?: (category: MessageCategory) => void;
  /** To the message list. Without it there is no such button. */
  onViewAll?: () => void;
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The open tab: `1` notices, `2` to-dos. With it the caller keeps the state. */
  tab?: MessageCategory;
  /** The tab that is open first. @default '1', the notices */
  defaultTab?: MessageCategory;
  /** Called with the tab that the reader has chosen. */
  onTabChange?: (tab: MessageCategory) => void;
  /** The clock of the relative times. @default Date.now */
  now?: () => number;
}
