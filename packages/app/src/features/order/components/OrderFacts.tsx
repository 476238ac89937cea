import type { OrderDetail } from '@ca-portal/api';
import { deliveryLabels, orderStates, orderTypeLabel } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Descriptions, type DescriptionItem } from '@ca-portal/ui/descriptions';
import { formatDateTime, maskPhone } from '@ca-portal/ui/formats';
import { CardAside } from '../../../shared/page/WorkPage.styles.js';

function deliveryFacts({ delivery, receiver, servicePoint }: OrderDetail): DescriptionItem[] {
  const way = { term: '领取方式', value: deliveryLabels[delivery] };
  if (delivery === 'counter') return [way, { term: '服务网点', value: servicePoint }];
  if (delivery !== 'courier' || !receiver) return [way];
  return [
    way,
    { term: '收件人', value: receiver.name },
    { term: '手机号', masked: { masked: maskPhone(receiver.phone), full: receiver.phone } },
    { term: '收件地址', value: receiver.address, full: true },
  ];
}

/** 申请信息: what was ordered, as it was submitted. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <Card
      title="申请信息"
      extra={
        order.paidAt && order.state !== orderStates.reviewFailed ? (
          <CardAside>支付后不可修改</CardAside>
        ) : undefined
      }
    >
      <Descriptions
        items={[
          { term: '业务类型', value: orderTypeLabel(order.orderType) },
          { term: '证书', value: order.productName },
          { term: '持有人', value: order.holderName },
          { term: '单位名称', value: order.companyName },
          { term: '证书服务商', value: order.providerName },
          // a change keeps the certificate's term
          ...(order.years > 0 ? [{ term: '有效期', value: `${order.years} 年` }] : []),
          { term: '适用平台', value: order.platformNames.join('、'), full: true },
          ...deliveryFacts(order),
          { term: '支付时间', value: order.paidAt ? formatDateTime(order.paidAt) : '还没有支付' },
        ]}
      />
    </Card>
  );
}
