import { moneyText, orderTypeLabel } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { DateRangePicker } from '@ca-portal/ui/date-range-picker';
import { Empty } from '@ca-portal/ui/empty';
import { formatMinute } from '@ca-portal/ui/formats';
import { StatusTag } from '@ca-portal/ui/status-tag';
import type { TableColumn } from '@ca-portal/ui/table';
import { useState } from 'react';
import { Chosen, Filters, ListTable, NameCell, OneLine, RowActions } from '../../../shared/list/index.js';
import { useLastDays } from '../../../shared/time/index.js';
import { start, type InvoicePosition } from '../invoice-position.js';
import { pageSize, type Invoiceable, type useInvoiceable } from '../queries.js';
import { ApplyDialog } from './ApplyDialog.js';

interface OrdersViewProps {
  orders: ReturnType<typeof useInvoiceable>;
  position: InvoicePosition;
  onChange: (position: InvoicePosition) => void;
}

/** 可开票订单: selected across pages, one invoice for all of them. A disabled row gives the reason. */
export function OrdersView({ orders, position, onChange }: OrdersViewProps) {
  const { page, from, to, orders: asked } = position;
  const presets = useLastDays();
  const [own, setChosen] = useState<readonly Invoiceable[]>();
  const [applying, setApplying] = useState<readonly Invoiceable[]>();
  const rows = orders.data?.rows ?? [];
  const free = rows.filter(({ unavailableReason }) => unavailableReason === '');
  // Orders selected in the order list are selected here, until the user changes the selection.
  const chosen = own ?? (asked ? free : []);
  const isChosen = ({ orderNo }: Invoiceable) => chosen.some((one) => one.orderNo === orderNo);
  const ticked = free.filter(isChosen).length;
  const toggle = (row: Invoiceable) =>
    setChosen(isChosen(row) ? chosen.filter(({ orderNo }) => orderNo !== row.orderNo) : [...chosen, row]);
  const toggleAll = () =>
    setChosen(
      ticked === free.length
        ? chosen.filter((one) => !free.some(({ orderNo }) => orderNo === one.orderNo))
        : [...chosen, ...free.filter((row) => !isChosen(row))],
    );

  const columns: TableColumn<Invoiceable>[] = [
    {
      key: 'tick',
      header: (
        <Checkbox
          aria-label="全选本页可开票的订单"
          value={free.length > 0 && ticked === free.length}
          indeterminate={ticked > 0 && ticked < free.length}
          disabled={free.length === 0}
          onValueChange={toggleAll}
        />
      ),
      width: '3rem',
      select: true,
      render: (row) => (
        <Checkbox
          aria-label={`选择订单 ${row.orderNo}`}
          value={isChosen(row)}
          disabled={row.unavailableReason !== ''}
          onValueChange={() => toggle(row)}
        />
      ),
    },
    {
      key: 'order',
      header: '业务',
      primary: true,
      render: ({ productName, orderType, orderNo }) => (
        <NameCell data-mono="">
          {productName || orderTypeLabel(orderType)}
          <small>{orderNo}</small>
        </NameCell>
      ),
    },
    { key: 'holder', header: '持有人', render: ({ holderName }) => holderName },
    {
      key: 'paidAt',
      header: '支付时间',
      render: ({ paidAt }) => <OneLine>{formatMinute(paidAt)}</OneLine>,
    },
    { key: 'paid', header: '可开金额', align: 'right', render: ({ paidFen }) => moneyText(paidFen) },
    {
      key: 'state',
      header: '状态',
      render: ({ unavailableReason }) =>
        unavailableReason ? (
          <NameCell>
            <StatusTag family="warning" icon="ban">
              暂不能开
            </StatusTag>
            <small>{unavailableReason}</small>
          </NameCell>
        ) : (
          <StatusTag family="neutral" icon="minus">
            未申请
          </StatusTag>
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
            aria-label={`申请开票，${row.orderNo}`}
            {...(row.unavailableReason ? { disabledReason: row.unavailableReason } : {})}
            onClick={() => setApplying([row])}
          >
            申请开票
          </Button>
          <LinkButton
            size="sm"
            variant="text"
            href={`/core/orderDetail?orderNo=${row.orderNo}`}
            aria-label={`查看订单 ${row.orderNo}`}
          >
            查看订单
          </LinkButton>
        </RowActions>
      ),
    },
  ];

  return (
    <>
      <Filters aria-label="筛选可开票订单">
        <span data-part="range">
          <span aria-hidden="true">支付时间</span>
          <DateRangePicker
            label="支付时间"
            presets={presets}
            value={{ start: from, end: to }}
            onValueChange={(range) => onChange({ ...position, from: range.start, to: range.end, page: 1 })}
          />
        </span>
        {from || to || asked ? (
          <Button
            variant="text"
            onClick={() => {
              setChosen([]);
              onChange(start);
            }}
          >
            重置
          </Button>
        ) : null}
      </Filters>
      {chosen.length > 0 ? (
        <Chosen>
          <span aria-live="polite">
            已选 {chosen.length} 笔，合计{' '}
            <strong>{moneyText(chosen.reduce((sum, { paidFen }) => sum + paidFen, 0))}</strong>
          </span>
          <Button size="sm" variant="primary" onClick={() => setApplying(chosen)}>
            {chosen.length > 1 ? '合并开票' : '申请开票'}
          </Button>
          <Button size="sm" variant="text" onClick={() => setChosen([])}>
            取消选择
          </Button>
        </Chosen>
      ) : null}
      <ListTable
        list={orders}
        unharmed="订单没有变化"
        caption="可开票订单"
        columns={columns}
        rowKey={({ orderNo }) => orderNo}
        pages={{ page, pageSize, onPage: (next) => onChange({ ...position, page: next }) }}
        empty={
          from || to || asked ? (
            <Empty
              art="search"
              size="sm"
              title={asked ? '所选订单没有可以开票的' : '这段时间没有可开票的订单'}
              reason={asked ? '已经开过票的订单在开票记录中。' : '换一段时间试试。'}
              action={<Button onClick={() => onChange(start)}>清除全部条件</Button>}
            />
          ) : (
            <Empty size="sm" title="没有可开票的订单" reason="付款完成、没有退款的订单会出现在这里。" />
          )
        }
      />
      {applying ? (
        <ApplyDialog
          orders={applying}
          onClose={() => setApplying(undefined)}
          onApplied={() => {
            setChosen([]);
            onChange({ ...start, tab: 'records' });
          }}
          onTitles={() => onChange({ ...start, tab: 'titles' })}
        />
      ) : null}
    </>
  );
}
