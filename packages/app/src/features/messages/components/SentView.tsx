import { Button } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Dialog } from '@ca-portal/ui/dialog';
import { formatMinute } from '@ca-portal/ui/formats';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { StatusTag } from '@ca-portal/ui/status-tag';
import type { TableColumn } from '@ca-portal/ui/table';
import { toaster } from '@ca-portal/ui/toast';
import { epochOf, useNow } from '../../../shared/time/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { ListTable, NameCell, RowActions } from '../../../shared/list/index.js';
import type { MessagePosition } from '../message-position.js';
import { useMessage, useRecall, useRemind, useRemove, type Message, type useMessages } from '../queries.js';
import { MessageArticle } from './MessageArticle.js';
import { letterColumns } from './letter-columns.js';
import { NoMessages } from './NoMessages.js';
import { ReadShare } from './SentView.styles.js';

interface SentViewProps {
  list: ReturnType<typeof useMessages>;
  position: MessagePosition;
  onChange: (position: MessagePosition) => void;
}

/** Sent messages: who has read them, and which are scheduled. */
export function SentView({ list, position, onChange }: SentViewProps) {
  // Fixed at mount, so that rows do not change while being read; a reload updates it.
  const now = useNow();
  const [confirm, confirmDialog] = useConfirm();
  const remind = useRemind();
  const remove = useRemove();
  const recall = useRecall();
  const isScheduled = ({ sendTime }: Message) => epochOf(sendTime) > now;

  const takeBack = async (row: Message) => {
    const waiting = isScheduled(row);
    const sure = await confirm({
      title: waiting ? '确认取消发送？' : '确认删除这条消息？',
      description: waiting
        ? `“${row.topic}”不会发出，也不再保留。`
        : '只从您的已发送中删除，收件人仍能看到。',
      confirmLabel: waiting ? '取消发送' : '删除',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: row.id } });
  };
  const recallSent = async (row: Message) => {
    const sure = await confirm({
      title: '确认撤回这条消息？',
      description: `“${row.topic}”将从 ${row.recipientCount ?? 0} 位收件人的收件箱中移除，其中 ${row.readCount ?? 0} 人已经读过。内容会存入您的草稿箱，可以修改后重新发送。`,
      confirmLabel: '撤回',
      tone: 'danger',
    });
    if (sure) {
      recall.mutate(
        { params: { id: row.id } },
        { onSuccess: () => toaster.success('已撤回，内容在草稿箱中。') },
      );
    }
  };
  const remindUnread = (row: Message) =>
    remind.mutate(
      { params: { id: row.id } },
      {
        onSuccess: ({ reminded }) =>
          toaster.success(reminded > 0 ? `已提醒 ${reminded} 位未读的收件人。` : '所有收件人都已阅读。'),
      },
    );

  const columns: TableColumn<Message>[] = [
    { key: 'topic', header: '主题', primary: true, render: ({ topic }) => <NameCell>{topic}</NameCell> },
    ...letterColumns,
    { key: 'time', header: '发送时间', render: ({ sendTime }) => formatMinute(sendTime) },
    {
      key: 'read',
      header: '已读',
      render: (row) =>
        isScheduled(row) ? (
          <StatusTag family="info" icon="clock">
            定时发送
          </StatusTag>
        ) : (
          <Read {...row} />
        ),
    },
    {
      key: 'actions',
      header: '操作',
      actions: true,
      render: (row) => (
        <RowActions>
          <Button
            size="sm"
            variant="text"
            aria-label={`查看，${row.topic}`}
            onClick={() => onChange({ ...position, id: row.id })}
          >
            查看
          </Button>
          {!isScheduled(row) && (row.readCount ?? 0) < (row.recipientCount ?? 0) ? (
            <Button
              size="sm"
              variant="text"
              loading={remind.isPending && remind.variables.params.id === row.id}
              aria-label={`提醒未读，${row.topic}`}
              onClick={() => remindUnread(row)}
            >
              提醒未读
            </Button>
          ) : null}
          {isScheduled(row) ? null : (
            <Button
              size="sm"
              variant="text"
              loading={recall.isPending && recall.variables.params.id === row.id}
              aria-label={`撤回，${row.topic}`}
              onClick={() => void recallSent(row)}
            >
              撤回
            </Button>
          )}
          <Button
            size="sm"
            variant="text"
            aria-label={`${isScheduled(row) ? '取消发送' : '删除'}，${row.topic}`}
            onClick={() => void takeBack(row)}
          >
            {isScheduled(row) ? '取消发送' : '删除'}
          </Button>
        </RowActions>
      ),
    },
  ];

  return (
    <>
      {confirmDialog}
      <ListTable
        list={list}
        unharmed="消息没有变化"
        caption="已发送"
        columns={columns}
        rowKey={({ id }) => id}
        empty={<NoMessages position={position} onChange={onChange} />}
      />
      <SentMessage id={position.id} onClose={() => onChange({ ...position, id: 0 })} />
    </>
  );
}

function Read({ readCount, recipientCount }: Message) {
  const [read, all] = [readCount ?? 0, recipientCount ?? 0];
  return (
    <ReadShare>
      <span>
        {read} / {all}
      </span>
      <ProgressBar
        label="已读"
        value={all > 0 ? (read / all) * 100 : 0}
        tone={read === all && all > 0 ? 'success' : 'action'}
      />
    </ReadShare>
  );
}

function SentMessage({ id, onClose }: { id: number; onClose: () => void }) {
  const message = useMessage(id);
  return (
    <Dialog open={id > 0} onOpenChange={onClose} size="lg" title="已发送的消息">
      <Shown part of={message} what="消息内容" loading={<Skeleton height="12rem" />}>
        {(data) => <MessageArticle message={data} />}
      </Shown>
    </Dialog>
  );
}
