import type { OrderDetail } from '@ca-portal/api';
import { orderStates, orderTypeLabel } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Descriptions, type DescriptionItem } from '@ca-portal/ui/descriptions';
import { formatDateTime, maskPhone } from '@ca-portal/ui/formats';
import { deliveryName, isCourse } from '../../../shared/orders/index.js';
import { Link } from '@ca-portal/ui/link';
import { CardAside } from '../../../shared/page/index.js';
import { useServicePoint } from './service-point.js';

function useDeliveryFacts(order: OrderDetail): DescriptionItem[] {
  const { delivery, receiver, servicePoint, state } = order;
  // Later the card beside it shows the service point, or the lock was collected.
  const ahead = delivery === 'counter' && state < orderStates.readyForCollection;
  const point = useServicePoint(ahead ? servicePoint : '');
  const way = { term: '领取方式', value: deliveryName(order) };
  if (ahead) return [way, ...point];
  if (delivery === 'counter') return [way, { term: '服务网点', value: servicePoint }];
  if (delivery !== 'courier' || !receiver) return [way];
  return [
    way,
    { term: '收件人', value: receiver.name },
    { term: '手机号', masked: { masked: maskPhone(receiver.phone), full: receiver.phone } },
    { term: '收件地址', value: receiver.address, full: true },
  ];
}

/** 申请信息: the data of the order, as submitted. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return isCourse(order) ? <CourseFacts order={order} /> : <ApplicationFacts order={order} />;
}

function ApplicationFacts({ order }: { order: OrderDetail }) {
  const handover = useDeliveryFacts(order);
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
          { term: '证书类型', value: order.certificateTypeName },
          { term: '证书服务商', value: order.providerName },
          // Full width below three pairs: below an odd field it would leave a gap.
          { term: '适用平台', value: order.platformNames.join('、'), full: true },
          ...(order.mediumVendorName ? [{ term: '介质商', value: order.mediumVendorName }] : []),
          ...(order.signatureVendorName ? [{ term: '签章厂商', value: order.signatureVendorName }] : []),
          // a change keeps the certificate's term
          ...(order.years > 0 ? [{ term: '有效期', value: `${order.years} 年` }] : []),
          ...handover,
          { term: '支付时间', value: order.paidAt ? formatDateTime(order.paidAt) : '还没有支付' },
        ]}
      />
    </Card>
  );
}

/** A course: the participant, and a link to the course. */
const CourseFacts = ({ order }: { order: OrderDetail }) => (
  <Card title="报名信息">
    <Descriptions
      items={[
        { term: '业务类型', value: orderTypeLabel(order.orderType) },
        {
          term: '课程',
          value: <Link href={`/learningDetail?id=${order.courseId}`}>{order.productName}</Link>,
        },
        { term: '学员', value: order.holderName },
        ...(order.companyName ? [{ term: '单位名称', value: order.companyName }] : []),
        { term: '支付时间', value: order.paidAt ? formatDateTime(order.paidAt) : '还没有支付' },
      ]}
    />
  </Card>
);
