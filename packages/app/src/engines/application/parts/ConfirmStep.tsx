import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { attachmentRule, deliveryLabels, followsOrder, requiredAttachments } from '@ca-portal/api/domain';
import { CouponField, type Ticket } from '../../../shared/coupons/index.js';
import { AgreementField, DeliveryBlock } from '../../../shared/ordering/index.js';
import { needOf, papersOf, sendsOut } from '../application-form.js';
import type { AnyApplication, ApplicationValues, Subject } from '../description.js';

interface ConfirmStepProps {
  business: AnyApplication;
  values: ApplicationValues;
  subject: Subject;
  tickets: readonly Ticket[];
}

/** 确认提交: a summary of the application, the coupon, and the agreement. */
export function ConfirmStep({ business, values, subject, tickets }: ConfirmStepProps) {
  const papers = papersOf(business, values.own);
  const { delivery } = values;
  const formFollows = requiredAttachments(needOf(business, values.own)).some(followsOrder);
  return (
    <>
      <Card title="核对内容">
        <Descriptions
          items={[
            { term: '业务', value: business.title },
            ...business.summary(values.own, subject),
            ...papers.map((kind) => ({
              term: attachmentRule(kind).label,
              value: values.materials[kind]?.name ?? '',
            })),
            ...(sendsOut(subject.need) ? [{ term: '领取方式', value: deliveryLabels[delivery] }] : []),
          ]}
        />
      </Card>
      {/* 在线写入 or 自取 is chosen here, see sendsOut. */}
      {subject.need.deliveries.length === 2 ? <DeliveryBlock rewrites /> : null}
      {formFollows ? (
        <Alert tone="info" title="还需要一份盖章的申请表">
          申请表带有订单条码，下单后请在订单详情中下载申请表，盖章后扫描上传，缺少时审核不能通过。
        </Alert>
      ) : null}
      <CouponField tickets={tickets} />
      <AgreementField />
    </>
  );
}
