import type { ReviewDetail } from '@ca-portal/api';
import { deliveryLabels, moneyText, orderDueFen } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDateTime } from '@ca-portal/ui/formats';
import { Timeline } from '@ca-portal/ui/timeline';

function deliveryText({ delivery, receiver, servicePoint }: ReviewDetail['order']): string {
  const where = {
    online: '',
    counter: servicePoint,
    courier: receiver ? `${receiver.name}，${receiver.phone}，${receiver.address}` : '',
  }[delivery];
  return where ? `${deliveryLabels[delivery]}，${where}` : deliveryLabels[delivery];
}

/** The order's contents, its holder, and its history. */
export function OrderFacts({ detail: { order, applicant, company } }: { detail: ReviewDetail }) {
  return (
    <>
      <Card title="订单信息">
        <Descriptions
          columns={1}
          items={[
            { term: '持有人', value: order.holderName },
            { term: '适用平台', value: order.platformNames.join('、') },
            { term: '证书类型', value: order.certificateTypeName },
            { term: '服务商', value: order.providerName },
            ...(order.mediumVendorName ? [{ term: '介质商', value: order.mediumVendorName }] : []),
            ...(order.signatureVendorName ? [{ term: '签章厂商', value: order.signatureVendorName }] : []),
            ...(order.years > 0 ? [{ term: '办理年限', value: `${order.years} 年` }] : []),
            { term: '金额', value: moneyText(orderDueFen(order)) },
            { term: '领取方式', value: deliveryText(order) },
            { term: '申请人', value: `${applicant.name}，${applicant.roleName}，${applicant.phone}` },
            ...(company.name ? [{ term: '企业档案', value: company.review }] : []),
          ]}
        />
      </Card>
      <Card title="办理记录">
        <Timeline
          items={order.timeline.map(({ at, event, title, detail }) => ({
            key: `${at} ${event}`,
            title,
            status: 'done',
            time: formatDateTime(at),
            description: detail,
          }))}
        />
      </Card>
    </>
  );
}
