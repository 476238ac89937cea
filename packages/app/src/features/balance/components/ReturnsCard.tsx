import { moneyText } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { formatMinute } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import type { TableColumn } from '@ca-portal/ui/table';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { ListTable, NameCell } from '../../../shared/list/index.js';
import { useReturns, useWithdrawRefund, type MoneyBack } from '../queries.js';

const states: Readonly<
  Record<MoneyBack['state'], Pick<StatusTagProps, 'family' | 'icon'> & { text: string }>
> = {
  waiting: { text: '财务处理中', family: 'warning', icon: 'clock' },
  paying: { text: '正在退回', family: 'violet', icon: 'arc' },
  paid: { text: '已退回', family: 'success', icon: 'check' },
  refused: { text: '未通过', family: 'danger', icon: 'warning' },
  withdrawn: { text: '已撤回', family: 'neutral', icon: 'minus' },
};
const kinds: Readonly<Record<MoneyBack['kind'], string>> = {
  order: '订单退款',
  balance: '退余额',
  unused: '未入账的付款',
};

const columns: TableColumn<MoneyBack>[] = [
  {
    key: 'what',
    header: '款项',
    primary: true,
    render: ({ kind, orderNo, reason }) => (
      <NameCell>
        {orderNo ? <Link href={`/core/orderDetail?orderNo=${orderNo}`}>{kinds[kind]}</Link> : kinds[kind]}
        <small>{reason}</small>
      </NameCell>
    ),
  },
  { key: 'amount', header: '金额', align: 'right', render: ({ amountFen }) => moneyText(amountFen) },
  { key: 'path', header: '退到哪里', render: ({ path }) => path },
  {
    key: 'state',
    header: '进度',
    render: ({ state, refusal }) => (
      <>
        <StatusTag family={states[state].family} icon={states[state].icon}>
          {states[state].text}
        </StatusTag>
        {refusal ? <small>{refusal}</small> : null}
      </>
    ),
  },
  { key: 'at', header: '时间', render: ({ at, decidedAt }) => formatMinute(decidedAt ?? at) },
];

/** 退款进度: all refunds: of orders, of the balance, and of payments that could not be used. */
export function ReturnsCard() {
  const [page, setPage] = useState(1);
  const returns = useReturns(page);
  const withdraw = useWithdrawRefund();
  const [confirm, confirmDialog] = useConfirm();
  const askToWithdraw = async ({ id, amountFen }: MoneyBack) => {
    const sure = await confirm({
      title: '撤回退余额申请？',
      description: `撤回后 ${moneyText(amountFen)} 立即解冻，可以继续使用；需要时可以重新申请。`,
      confirmLabel: '撤回申请',
      cancelLabel: '再想想',
    });
    if (!sure) return;
    withdraw.mutate(
      { params: { id } },
      { onSuccess: () => toaster.success(`已撤回，${moneyText(amountFen)} 已解冻。`) },
    );
  };
  // Most users have no refunds: then the card is not shown.
  return (
    <Shown
      part
      card="退款进度"
      of={returns}
      what="退款进度"
      unharmed="您的款项没有变化"
      loading={null}
      isEmpty={({ total }) => total === 0}
      empty={null}
    >
      {() => (
        <Card title="退款进度" padding="none">
          {confirmDialog}
          <ListTable
            list={returns}
            unharmed="您的款项没有变化"
            caption="退款进度"
            columns={[
              ...columns,
              {
                key: 'action',
                header: '操作',
                actions: true,
                render: (row) =>
                  row.kind === 'balance' && row.state === 'waiting' ? (
                    <Button
                      size="sm"
                      variant="text"
                      loading={withdraw.isPending}
                      loadingText="撤回中"
                      onClick={() => void askToWithdraw(row)}
                    >
                      撤回申请
                    </Button>
                  ) : null,
              },
            ]}
            rowKey={({ id }) => id}
            empty={null}
            pages={{ page, pageSize: 5, onPage: setPage }}
          />
        </Card>
      )}
    </Shown>
  );
}
