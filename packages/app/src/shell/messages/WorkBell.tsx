import { MessageBell } from '@ca-portal/ui/message-bell';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverClock } from '../../api/server-clock.js';
import { safeRedirect } from '../../routing/guard.js';
import { momentOf, presentOf } from '../../shared/time/index.js';
import { useInbox } from './useInbox.js';

/** The message list of spec 2.3. */
export const messageListPath = '/emsystem/messageManage';

/**
 * The bell of the top bar with the user's own messages (spec 2.8). A card links to the message list, or, where this
 * role has none, to the page of the to-do.
 */
export function WorkBell({ hasList }: { hasList: boolean }) {
  const { inbox, status, retry, markRead, markAllRead } = useInbox();
  const navigate = useNavigate();
  const shown = useMemo(
    () => inbox?.map((message) => ({ ...message, sendTime: momentOf(message.sendTime) })),
    [inbox],
  );
  return (
    <MessageBell
      messages={shown}
      status={status}
      now={() => presentOf(serverClock.now(), inbox?.map(({ sendTime }) => sendTime) ?? [])}
      onRetry={retry}
      onMessageOpen={({ id }) => {
        const message = inbox?.find((one) => one.id === id);
        if (!message) return;
        if (message.isRead === 0) void markRead(message);
        if (hasList) void navigate(`${messageListPath}?id=${id}`);
        else if (message.link) void navigate(safeRedirect(message.link));
      }}
      onMarkAllRead={(category) => void markAllRead(category)}
      {...(hasList ? { onViewAll: () => void navigate(messageListPath) } : {})}
    />
  );
}
