import type { ResultOf } from '@ca-portal/api';
import type { desk } from '@ca-portal/api/contract';
import { deliveryLabels, orderTypeLabel } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { hasFailed, LoadFailed } from '../../../shared/failure/index.js';

/** The lock to make, its provider and platforms, and the delivery address. */
export function MakingFacts({ of: order }: { of: ResultOf<(typeof desk)['queue']>['rows'][number] }) {
  const detail = useQuery(read(orders, 'detail', { params: { orderNo: order.orderNo } }));
  const of = (text: (from: NonNullable<typeof detail.data>) => string) =>
    detail.data ? text(detail.data) : hasFailed(detail) ? '' : <Skeleton width="8em" />;
  return (
    <>
      <Descriptions
        items={[
          { term: '业务', value: orderTypeLabel(order.orderType) },
          { term: '产品', value: order.productName },
          { term: '持有人', value: order.holderName },
          { term: '单位', value: order.companyName },
          { term: '服务商', value: of(({ providerName }) => providerName) },
          { term: '介质厂商', value: of(({ mediumVendorName }) => mediumVendorName || '由网点选择') },
          { term: '适用平台', value: of(({ platformNames }) => platformNames.join('、')), full: true },
          { term: '领取方式', value: deliveryLabels[order.delivery] },
          { term: '付款时间', value: order.paidAt ?? '' },
          ...(order.delivery === 'courier'
            ? [
                {
                  term: '收件人',
                  value: of(({ receiver }) => (receiver ? `${receiver.name} ${receiver.phone}` : '')),
                },
                ...(order.parcel
                  ? [
                      { term: '快递', value: `${order.parcel.courier} ${order.parcel.trackingNumber}` },
                      { term: '寄出时间', value: order.parcel.shippedAt },
                    ]
                  : []),
                { term: '收件地址', value: of(({ receiver }) => receiver?.address ?? ''), full: true },
              ]
            : []),
          ...(order.delivery === 'counter'
            ? [{ term: '领取网点', value: of(({ servicePoint }) => servicePoint), full: true }]
            : []),
        ]}
      />
      {hasFailed(detail) ? <LoadFailed what="订单的其余内容" query={detail} /> : null}
    </>
  );
}
