import { type InvoiceState, invoiceStateLabels, invoiceStates, moneyText } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { DropdownMenu } from '@ca-portal/ui/dropdown-menu';
import { Empty } from '@ca-portal/ui/empty';
import { formatMinute, groupSerial } from '@ca-portal/ui/formats';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { StatusTag, type StatusFamily } from '@ca-portal/ui/status-tag';
import type { TableColumn } from '@ca-portal/ui/table';
import { useState } from 'react';
import {
  FilterChoice,
  Filters,
  ListTable,
  NameCell,
  OneLine,
  RowActions,
} from '../../../shared/list/index.js';
import { start, type InvoicePosition } from '../invoice-position.js';
import { pageSize, useDownload, type Invoice, type InvoiceFormat, type useInvoices } from '../queries.js';
import { RecordDialog, type RecordAction } from './RecordDialog.js';

const looks = {
  waiting: ['info', 'clock'],
  issuing: ['violet', 'refresh'],
  issued: ['success', 'check'],
  failed: ['danger', 'warning'],
  reversed: ['neutral', 'minus'],
} as const satisfies Record<InvoiceState, readonly [StatusFamily, IconName]>;
const formats: readonly InvoiceFormat[] = ['pdf', 'ofd', 'xml'];
const states = invoiceStates.map((value) => ({ value, label: invoiceStateLabels[value] }));

interface RecordsViewProps {
  invoices: ReturnType<typeof useInvoices>;
  position: InvoicePosition;
  onChange: (position: InvoicePosition) => void;
}

/** 开票记录: the status of each invoice, and its actions. */
export function RecordsView({ invoices, position, onChange }: RecordsViewProps) {
  const { page, state } = position;
  const download = useDownload();
  const [dialog, setDialog] = useState<{ action: RecordAction; invoice: Invoice }>();
  const nameOf = ({ number, orderNos }: Invoice) => number || `${orderNos.length} 笔订单的发票`;

  const actionsOf = (invoice: Invoice) => {
    const open = (action: RecordAction) => () => setDialog({ action, invoice });
    if (invoice.state === 'failed') {
      return (
        <Button
          size="sm"
          variant="primary"
          aria-label={`修改后重开，${nameOf(invoice)}`}
          onClick={open('correct')}
        >
          修改后重开
        </Button>
      );
    }
    if (invoice.state !== 'issued' && invoice.state !== 'reversed') return null;
    return (
      <RowActions>
        <DropdownMenu
          trigger={
            <Button size="sm" variant="text" aria-label={`下载，${nameOf(invoice)}`}>
              下载
            </Button>
          }
          items={formats.map((format) => ({
            key: format,
            label: format.toUpperCase(),
            onSelect: () => download.mutate({ id: invoice.id, format }),
          }))}
        />
        {invoice.state === 'issued' ? (
          <DropdownMenu
            trigger={
              <IconButton size="sm" icon={<Icon name="more" />} label={`更多操作，${nameOf(invoice)}`} />
            }
            items={[
              { key: 'resend', label: '重发到邮箱', icon: <Icon name="mail" />, onSelect: open('resend') },
              { key: 'exchange', label: '换开发票', icon: <Icon name="swap" />, onSelect: open('exchange') },
            ]}
          />
        ) : null}
      </RowActions>
    );
  };

  const columns: TableColumn<Invoice>[] = [
    {
      key: 'number',
      header: '发票',
      primary: true,
      render: ({ number, orderNos }) => (
        <NameCell>
          <OneLine>{orderNos.length > 1 ? `合并 ${orderNos.length} 笔订单` : (orderNos[0] ?? '')}</OneLine>
          <small>{number ? groupSerial(number) : '开票后生成号码'}</small>
        </NameCell>
      ),
    },
    { key: 'title', header: '抬头', render: ({ title }) => title },
    {
      key: 'kind',
      header: '类型',
      render: ({ kind }) => <OneLine>{kind === '2' ? '专用发票' : '普通发票'}</OneLine>,
    },
    { key: 'amount', header: '金额', align: 'right', render: ({ amountFen }) => moneyText(amountFen) },
    {
      key: 'state',
      header: '状态',
      render: ({ state: known, failure, reversalNumber }) => (
        <NameCell>
          <StatusTag family={looks[known][0]} icon={looks[known][1]}>
            {invoiceStateLabels[known]}
          </StatusTag>
          {failure ? <small data-tone="danger">{failure}</small> : null}
          {reversalNumber ? <small>红字发票 {groupSerial(reversalNumber)}</small> : null}
        </NameCell>
      ),
    },
    {
      key: 'time',
      header: '申请时间',
      render: ({ appliedAt }) => <OneLine>{formatMinute(appliedAt)}</OneLine>,
    },
    { key: 'actions', header: '操作', actions: true, render: actionsOf },
  ];

  return (
    <>
      <Filters aria-label="筛选开票记录">
        <FilterChoice
          label="开票状态"
          all="全部状态"
          options={states}
          value={state}
          onValueChange={(value) => onChange({ ...position, state: value, page: 1 })}
        />
      </Filters>
      <ListTable
        list={invoices}
        unharmed="发票没有变化"
        caption="开票记录"
        columns={columns}
        rowKey={({ id }) => id}
        pages={{ page, pageSize, onPage: (next) => onChange({ ...position, page: next }) }}
        empty={
          state ? (
            <Empty
              art="search"
              size="sm"
              title={`没有${invoiceStateLabels[state]}的发票`}
              reason="其他状态的发票在“全部状态”里。"
              action={<Button onClick={() => onChange({ ...start, tab: 'records' })}>清除全部条件</Button>}
            />
          ) : (
            <Empty
              size="sm"
              title="还没有开过发票"
              reason="申请后，进度和发票会出现在这里。"
              action={<Button onClick={() => onChange(start)}>去申请开票</Button>}
            />
          )
        }
      />
      {dialog ? <RecordDialog {...dialog} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
