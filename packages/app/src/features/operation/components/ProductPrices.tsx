import { moneyText } from '@ca-portal/api/domain';
import type { ResultOf } from '@ca-portal/api';
import type { shopAdmin as Rows } from '@ca-portal/api/contract';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import { Button } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table } from '@ca-portal/ui/table';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../../../api/query.js';
import type { TagTable } from '../../../engines/resource/index.js';
import { Shown } from '../../../shared/failure/index.js';

type Price = ResultOf<(typeof Rows)['prices']>[number];
const states: TagTable<Price['state']> = {
  coming: { text: '待生效', family: 'info', icon: 'clock' },
  current: { text: '执行中', family: 'success', icon: 'check' },
  past: { text: '已失效', family: 'neutral', icon: 'minus' },
};
const money = (key: string, header: string, of: (price: Price) => number) => ({
  key,
  header,
  align: 'right' as const,
  render: (price: Price) => moneyText(of(price)),
});
const rowKey = (price: Price) => String(price.id);

/** Past, current and future prices of a product; a future price can be withdrawn. */
export function ProductPrices({ id }: { id: string }) {
  const prices = useQuery(read(shopAdmin, 'prices', { params: { id } }));
  const remove = useMutation(write(shopAdmin, 'removePrice'));
  const [confirm, confirmDialog] = useConfirm();
  const takeBack = async ({ id: priceId, validFrom }: Price) => {
    const sure = await confirm({
      title: `确认撤销 ${validFrom ?? ''} 起的价格？`,
      description: '撤销后继续执行之前的价格。',
      confirmLabel: '撤销',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { priceId } }, { onSuccess: () => toaster.success('已撤销') });
  };
  return (
    <Shown part of={prices} what="价格" loading={<Skeleton height="12rem" />}>
      {(rows) => (
        <>
          <Table
            caption="价格记录"
            rows={rows}
            rowKey={rowKey}
            empty="还没有价格，录入价格后才能下单。"
            columns={[
              {
                key: 'from',
                header: '生效时间',
                primary: true,
                render: ({ validFrom }) => validFrom ?? '初始价格',
              },
              {
                key: 'state',
                header: '状态',
                render: ({ state }) => (
                  <StatusTag family={states[state].family} icon={states[state].icon}>
                    {states[state].text}
                  </StatusTag>
                ),
              },
              money('service', '服务费 / 年', (price) => price.serviceFenPerYear),
              money('medium', '介质费', (price) => price.mediumFen),
              money('seal', '印章 / 枚', (price) => price.sealFen),
              money('platform', '加平台 / 个', (price) => price.extraPlatformFen),
              money('courier', '邮寄费', (price) => price.courierFen),
              { key: 'by', header: '录入人', render: ({ createBy }) => createBy || '—' },
              {
                key: 'do',
                header: '操作',
                render: (price) =>
                  price.state === 'coming' ? (
                    <Button
                      variant="text"
                      aria-label={`撤销，${price.validFrom ?? ''}`}
                      onClick={() => void takeBack(price)}
                    >
                      撤销
                    </Button>
                  ) : null,
              },
            ]}
          />
          {confirmDialog}
        </>
      )}
    </Shown>
  );
}
