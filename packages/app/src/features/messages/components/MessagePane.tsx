import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useEffect } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { useMarkRead, useMessage, useRemove } from '../queries.js';
import { MessageArticle } from './MessageArticle.js';
import { Article } from './MessageArticle.styles.js';

interface MessagePaneProps {
  id: number;
  /** Called when the message no longer exists: closes it. */
  onRemoved: () => void;
}

/** The open message. Opening marks it as read; deleting it asks first. */
export function MessagePane({ id, onRemoved }: MessagePaneProps) {
  const message = useMessage(id);
  const { mutate: markRead } = useMarkRead();
  const remove = useRemove();
  const [confirm, confirmDialog] = useConfirm();
  const unread = message.data?.isRead === 0;
  useEffect(() => {
    if (unread) markRead({ params: { id } });
  }, [unread, id, markRead]);

  const ask = async () => {
    const sure = await confirm({
      title: '确认删除这条消息？',
      description: '只从您的收件箱删除，不能恢复。',
      confirmLabel: '删除',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } }, { onSuccess: onRemoved });
  };

  return (
    <Shown
      part
      of={message}
      what="消息内容"
      unharmed="消息没有变化"
      missing={
        <Empty art="search" size="sm" title="这条消息不在了" reason="它可能已被删除，请从列表另选一条。" />
      }
      loading={
        <Article as="div" aria-busy="true">
          <HiddenText as="output">正在加载消息内容</HiddenText>
          <Skeleton width="8rem" height="1.5rem" />
          <Skeleton width="60%" height="1.75rem" />
          <Skeleton width="40%" />
          <Skeleton height="9rem" />
        </Article>
      }
    >
      {(data) => (
        <>
          {confirmDialog}
          <MessageArticle
            key={id}
            message={data}
            actions={<IconButton icon={<Icon name="trash" />} label="删除" onClick={() => void ask()} />}
          />
        </>
      )}
    </Shown>
  );
}
