import { type ComponentPropsWithRef, Suspense, useMemo } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { bellIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import { latePart } from '../internal/latePart.js';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { BellPopover, Count, Views } from './BellPopover.styles.js';
import { zhMessageBell } from './MessageBell.zh.js';
import { type BellMessage, type MessageCategory, shownCount, sortMessages, unreadIn } from './messages.js';

export interface MessageBellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Newest first; up to 999 (spec section 9). Both categories, read and unread. */
  messages: readonly BellMessage[] | null | undefined;
  /** Whose own messages are left out (spec section 4); compared with `sender`. */
  currentUser?: string;
  /** What the popover says instead of the list. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  /** Figure of the bell where the server counts; else the unread messages are counted. */
  unread?: number;
  /** A card was chosen: show the message list (/emsystem/messageManage) and mark it as read. The popover closes. */
  onMessageOpen?: (message: BellMessage) => void;
  /** Of one tab. Without it there is no such button. */
  onMarkAllRead?: (category: MessageCategory) => void;
  /** To the message list. Without it there is no such button. */
  onViewAll?: () => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: OnOpenChange;
  tab?: MessageCategory;
  /** @default '1', the notices */
  defaultTab?: MessageCategory;
  onTabChange?: (tab: MessageCategory) => void;
  /** The clock of the relative times. @default Date.now */
  now?: () => number;
}

/** What the popover holds; asked for as soon as somebody comes near the bell. */
const BellPanel = latePart(async () => (await import('./BellPanel.js')).BellPanel);

/** Above it the badge reads `99+` (spec section 9). */
const BADGE_MAX = 99;
/** The button's own name tells the figure. */
const SAID_ABOVE = '';

/** The bell of the top bar: how many messages are unread, and the newest of them in a popover. Spec 2.8. */
export function MessageBell({
  messages,
  currentUser,
  status = 'ready',
  onRetry,
  unread,
  onMessageOpen,
  onMarkAllRead,
  onViewAll,
  open,
  defaultOpen = false,
  onOpenChange,
  tab,
  defaultTab = '1',
  onTabChange,
  now = Date.now,
  onFocus,
  onPointerEnter,
  ...rest
}: MessageBellProps) {
  const words = useWords('messageBell', zhMessageBell);
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const lists = useMemo(() => sortMessages(messages, currentUser), [messages, currentUser]);
  const count = shownCount(unread ?? unreadIn(lists['1']) + unreadIn(lists['2']));
  const spoken = count > BADGE_MAX ? words.unreadMoreThan(BADGE_MAX) : words.unread(count);
  return (
    <BellPopover
      flush
      label={words.name}
      open={isOpen}
      onOpenChange={(next, { reason }) => setOpen(next, reason)}
      trigger={
        <IconButton
          {...rest}
          data-component="MessageBell"
          onFocus={(event) => {
            onFocus?.(event);
            BellPanel.ahead();
          }}
          onPointerEnter={(event) => {
            onPointerEnter?.(event);
            BellPanel.ahead();
          }}
          icon={<Glyph of={bellIcon} />}
          label={count > 0 ? spoken : words.name}
        >
          <Count count={count} max={BADGE_MAX} label={SAID_ABOVE} />
        </IconButton>
      }
    >
      {(close) => (
        <Suspense
          fallback={
            <Views aria-busy data-part="arriving">
              <HiddenText as="output">{words.loading}</HiddenText>
              <Skeleton width="60%" />
              <Skeleton />
              <Skeleton width="80%" />
              <Skeleton />
            </Views>
          }
        >
          <BellPanel
            setShown={(shown) => setOpen(shown, 'other')}
            {...{ lists, status, onRetry, onMarkAllRead, tab, defaultTab, onTabChange, now }}
            onMessageOpen={(message) => {
              close();
              onMessageOpen?.(message);
            }}
            onViewAll={
              onViewAll &&
              (() => {
                close();
                onViewAll();
              })
            }
          />
        </Suspense>
      )}
    </BellPopover>
  );
}
