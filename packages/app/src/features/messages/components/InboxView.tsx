import { Button } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { Shown } from '../../../shared/failure/index.js';
import type { MessagePosition } from '../message-position.js';
import { Reading } from '../MessagesPage.styles.js';
import type { useMessages } from '../queries.js';
import { MessageList, MessageListSkeleton } from './MessageList.js';
import { MessagePane } from './MessagePane.js';
import { NoMessages } from './NoMessages.js';

interface InboxViewProps {
  list: ReturnType<typeof useMessages>;
  position: MessagePosition;
  onChange: (position: MessagePosition) => void;
}

/** The list on the left, the open message on the right. A failed list keeps the open message. */
export function InboxView({ list, position, onChange }: InboxViewProps) {
  const { id } = position;
  const closed = { ...position, id: 0 };
  const nothing = id === 0 && list.isSuccess && list.data.rows.length === 0;
  return (
    <Reading data-open={id > 0 ? '' : undefined} data-empty={nothing || undefined}>
      <div data-part="list" aria-busy={list.isPlaceholderData || undefined}>
        <Shown
          part
          of={list}
          what="消息"
          unharmed="消息没有变化"
          loading={<MessageListSkeleton />}
          empty={<NoMessages position={position} onChange={onChange} />}
        >
          {({ rows }) => <MessageList rows={rows} position={position} />}
        </Shown>
      </div>
      <div data-part="pane">
        <span data-part="back">
          <Button variant="text" icon={<Icon name="chevron-left" />} onClick={() => onChange(closed)}>
            返回列表
          </Button>
        </span>
        {id > 0 ? (
          <MessagePane id={id} onRemoved={() => onChange(closed)} />
        ) : (
          <Empty art={null} size="sm" title="选择一条消息阅读" reason="待办会附上办理入口。" />
        )}
      </div>
    </Reading>
  );
}
