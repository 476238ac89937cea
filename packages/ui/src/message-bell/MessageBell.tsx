import { Suspense, useMemo } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { bellIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import { latePart } from '../internal/latePart.js';
import { useOpenState } from '../internal/openChange.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { BellPopover, Count, Views } from './BellPopover.styles.js';
import { zhMessageBell } from './MessageBell.zh.js';
import { shownCount, sortMessages, unreadIn } from './messages.js';
import type { MessageBellProps } from './messageBellProps.js';

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
