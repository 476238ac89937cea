import { moneyText } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { formatMinute } from '@ca-portal/ui/formats';
import type { TableColumn } from '@ca-portal/ui/table';
import { useState } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { ListTable, NameCell } from '../../../shared/list/index.js';
import { useCancelRecharge, useOpenRecharges, type OpenRecharge } from '../queries.js';

const methods: Readonly<Record<OpenRecharge['method'], string>> = {
  alipay: '支付宝',
  transfer: '对公转账',
};
const stateOf = ({ state, method }: OpenRecharge): string =>
  state === 'confirming' ? '财务确认中' : method === 'transfer' ? '待汇款和上传凭证' : '待支付';

const columns: TableColumn<OpenRecharge>[] = [
  {
    key: 'no',
    header: '充值',
    primary: true,
    render: ({ method, rechargeNo }) => (
      <NameCell>
        {methods[method]}
        <small>{rechargeNo}</small>
      </NameCell>
    ),
  },
  { key: 'amount', header: '金额', align: 'right', render: ({ amountFen }) => moneyText(amountFen) },
  { key: 'state', header: '进度', render: stateOf },
  { key: 'at', header: '时间', render: ({ createdAt }) => formatMinute(createdAt) },
];

/** 未完成的充值: a recharge stays findable until its money has come, or until it is given up. */
export function OpenRechargesCard() {
  const [page, setPage] = useState(1);
  const open = useOpenRecharges(page);
  const cancel = useCancelRecharge();
  const [confirm, confirmDialog] = useConfirm();
  const askToCancel = async ({ rechargeNo, method }: OpenRecharge) => {
    const sure = await confirm({
      title: '取消这笔充值？',
      description: `取消后不能再${method === 'transfer' ? '上传凭证' : '支付'}，需要时可以重新充值。已经付款的请不要取消。`,
      confirmLabel: '取消充值',
      cancelLabel: '再想想',
    });
    if (sure) cancel.mutate({ params: { rechargeNo } });
  };
  return (
    <Shown
      part
      card="未完成的充值"
      of={open}
      what="未完成的充值"
      unharmed="您的余额没有变化"
      loading={null}
      isEmpty={({ total }) => total === 0}
      empty={null}
    >
      {() => (
        <Card title="未完成的充值" padding="none">
          {confirmDialog}
          <ListTable
            list={open}
            unharmed="您的余额没有变化"
            caption="未完成的充值"
            columns={[
              ...columns,
              {
                key: 'action',
                header: '操作',
                actions: true,
                render: (row) => (
                  <>
                    <LinkButton
                      size="sm"
                      variant="text"
                      href={`/memberCard?rechargeNo=${row.rechargeNo}`}
                      aria-label={`继续，${row.rechargeNo}`}
                    >
                      继续
                    </LinkButton>
                    {row.state === 'waiting' ? (
                      <Button
                        size="sm"
                        variant="text"
                        loading={cancel.isPending}
                        loadingText="取消中"
                        aria-label={`取消，${row.rechargeNo}`}
                        onClick={() => void askToCancel(row)}
                      >
                        取消
                      </Button>
                    ) : null}
                  </>
                ),
              },
            ]}
            rowKey={({ rechargeNo }) => rechargeNo}
            empty={null}
            pages={{ page, pageSize: 5, onPage: setPage }}
          />
        </Card>
      )}
    </Shown>
  );
}
