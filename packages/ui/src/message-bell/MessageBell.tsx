import { Suspense, useMemo } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { Views } from './BellPopover.styles.js';
import { zhMessageBell } from './MessageBell.zh.js';
import type { MessageBellProps } from './messageBellProps.js';
import { sortMessages, unreadIn } from './messages.js';
import { Root } from './parts/Root.js';

/** Content of the popover; prefetched when pointer or focus comes near the bell. */
const BellPanel = lazyPart(async () => (await import('./BellPanel.js')).BellPanel);

/**
 * The bell of the top bar: the number of unread messages, and the newest of them in a popover. Its parts are
 * in `@ca-portal/ui/message-bell/parts`, for a composition of your own.
 */
export function MessageBell({
  messages,
  currentUser,
  status = 'ready',
  onRetry,
  unread,
  onMessageOpen,
  onMarkAllRead,
  onViewAll,
  tab,
  defaultTab = '1',
  onTabChange,
  now = Date.now,
  ...rest
}: MessageBellProps) {
  const words = useWords('messageBell', zhMessageBell);
  const lists = useMemo(() => sortMessages(messages, currentUser), [messages, currentUser]);
  return (
    <Root
      {...rest}
      unread={unread ?? unreadIn(lists['1']) + unreadIn(lists['2'])}
      onNear={BellPanel.prefetch}
    >
      {(close, setShown) => (
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
            {...{ setShown, lists, status, onRetry, onMarkAllRead, tab, defaultTab, onTabChange, now }}
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
    </Root>
  );
}
