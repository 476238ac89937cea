import { formatTimeAgo, zhTimeAgoWords } from '../formats/timeAgo.js';
import { useWords } from '../theme/useWords.js';
import { Card } from './BellPanel.styles.js';
import { zhMessageBell } from './MessageBell.zh.js';
import type { BellMessage } from './messages.js';

interface MessageCardProps {
  message: BellMessage;
  /** Epoch milliseconds. */
  now: number;
  /** Position from 1, of `total`: most of the list is not rendered. */
  position: number;
  total: number;
  onOpen: (message: BellMessage) => void;
}

/** Topic, one line, how long ago, read or unread. */
export function MessageCard({ message, now, position, total, onOpen }: MessageCardProps) {
  const words = useWords('messageBell', zhMessageBell);
  const ago = useWords('timeAgo', zhTimeAgoWords);
  const unread = message.isRead === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its list is none of HTML's, see BellList
    <div role="listitem" aria-posinset={position} aria-setsize={total}>
      <Card
        type="button"
        data-part="card"
        data-unread={unread ? '' : undefined}
        onClick={() => onOpen(message)}
      >
        <span data-part="topic">{message.topic || words.noTopic}</span>
        <span data-part="time">{formatTimeAgo(message.sendTime, now, ago)}</span>
        <span data-part="summary">{message.summary}</span>
        <span data-part="label">{unread ? words.unreadLabel : words.readLabel}</span>
      </Card>
    </div>
  );
}
