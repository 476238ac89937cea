import { Button } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { formatMinute } from '@ca-portal/ui/formats';
import type { TableColumn } from '@ca-portal/ui/table';
import { ListTable, NameCell, RowActions } from '../../../shared/list/index.js';
import { start, type MessagePosition } from '../message-position.js';
import { useRemove, type Message, type useMessages } from '../queries.js';
import { letterColumns } from './letter-columns.js';
import { NoMessages } from './NoMessages.js';

interface DraftsViewProps {
  list: ReturnType<typeof useMessages>;
  position: MessagePosition;
  onChange: (position: MessagePosition) => void;
}

/** Messages that are not sent yet. */
export function DraftsView({ list, position, onChange }: DraftsViewProps) {
  const [confirm, confirmDialog] = useConfirm();
  const remove = useRemove();
  const nameOf = ({ topic }: Message) => topic || '（没有填写主题）';
  const drop = async (row: Message) => {
    const sure = await confirm({
      title: '确认删除这份草稿？',
      description: `“${nameOf(row)}”删除后不能恢复。`,
      confirmLabel: '删除',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: row.id } });
  };

  const columns: TableColumn<Message>[] = [
    { key: 'topic', header: '主题', primary: true, render: (row) => <NameCell>{nameOf(row)}</NameCell> },
    ...letterColumns,
    { key: 'time', header: '保存时间', render: ({ sendTime }) => formatMinute(sendTime) },
    {
      key: 'actions',
      header: '操作',
      actions: true,
      render: (row) => (
        <RowActions>
          <Button
            size="sm"
            variant="text"
            aria-label={`继续写，${nameOf(row)}`}
            onClick={() => onChange({ ...start, write: String(row.id) })}
          >
            继续写
          </Button>
          <Button size="sm" variant="text" aria-label={`删除，${nameOf(row)}`} onClick={() => void drop(row)}>
            删除
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
        unharmed="草稿没有变化"
        caption="草稿"
        columns={columns}
        rowKey={({ id }) => id}
        empty={<NoMessages position={position} onChange={onChange} />}
      />
    </>
  );
}
