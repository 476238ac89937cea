import { formatTimeAgo } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { HiddenText } from '@ca-portal/ui/theme';
import { Link } from 'react-router-dom';
import { momentOf, presentOf, useNow } from '../../../shared/time/index.js';
import { positionParams, type MessagePosition } from '../message-position.js';
import { categoryLabels, ImportanceTag } from '../message-words.js';
import type { Message } from '../queries.js';
import { List, Row, Waiting } from './MessageList.styles.js';

interface MessageListProps {
  rows: readonly Message[];
  position: MessagePosition;
}

/** The inbox as a list of links: each message has an address, and going back closes it. */
export function MessageList({ rows, position }: MessageListProps) {
  const here = useNow(60_000);
  const now = presentOf(
    here,
    rows.map(({ sendTime }) => sendTime),
  );
  return (
    <List aria-label="收件箱">
      {rows.map((row) => (
        <li key={row.id}>
          <Row
            as={Link}
            to={`?${positionParams({ ...position, id: row.id }).toString()}`}
            data-unread={row.isRead === 0 ? '' : undefined}
            {...(row.id === position.id ? { 'aria-current': true } : {})}
          >
            <span data-part="topic">{row.topic}</span>
            <time dateTime={row.sendTime.replace(' ', 'T')}>
              {formatTimeAgo(momentOf(row.sendTime), now)}
            </time>
            <span data-part="marks">
              <Tag>{categoryLabels[row.messageCategory]}</Tag>
              {row.important === '1' ? null : <ImportanceTag important={row.important} />}
              <span data-part="sender">
                <HiddenText>发送人：</HiddenText>
                {row.sender}
              </span>
            </span>
            <Tag tone={row.isRead === 0 ? 'brand' : 'neutral'}>{row.isRead === 0 ? '未读' : '已读'}</Tag>
          </Row>
        </li>
      ))}
    </List>
  );
}

/** As high as the rows that are loading. */
export function MessageListSkeleton() {
  return (
    <div aria-busy="true">
      <HiddenText as="output">正在加载消息</HiddenText>
      {Array.from({ length: 7 }, (_, row) => (
        <Waiting key={row}>
          <Skeleton width="70%" height="1.25rem" />
          <Skeleton width="45%" height="1.25rem" />
        </Waiting>
      ))}
    </div>
  );
}
