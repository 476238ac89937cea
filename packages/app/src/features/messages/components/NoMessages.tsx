import { Button } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';
import { isFiltered, unfiltered, type MessagePosition } from '../message-position.js';

const nothing = {
  inbox: ['暂无新消息', '有新的通知或待办时，会出现在这里。'],
  sent: ['还没有发出的消息', '您发出的消息和阅读情况会出现在这里。'],
  drafts: ['没有草稿', '没有写完的消息会自动存在这里。'],
} as const;

interface NoMessagesProps {
  position: MessagePosition;
  onChange: (position: MessagePosition) => void;
}

/** An empty box, or a search that finds nothing. */
export function NoMessages({ position, onChange }: NoMessagesProps) {
  if (isFiltered(position)) {
    return (
      <Empty
        art="search"
        size="sm"
        title="没有符合条件的消息"
        reason="换一个主题或条件试试。"
        action={<Button onClick={() => onChange(unfiltered(position))}>清除全部条件</Button>}
      />
    );
  }
  const [title, reason] = nothing[position.box];
  return <Empty size="sm" title={title} reason={reason} />;
}
