import type { ReviewDetail } from '@ca-portal/api';
import { moneyText, orderDueFen, orderStates, orderTypeLabels } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatMinute } from '@ca-portal/ui/formats';
import { Tag } from '@ca-portal/ui/tag';
import { HeadRow } from './DeskHead.styles.js';
import { RemainingTime } from './RemainingTime.js';
import { Icon } from '@ca-portal/ui/icon';

export interface DeskHeadProps {
  detail: ReviewDetail;
  /** Links to the desk of the previous and the next order in the queue. */
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/** Whose order this is, and how much of the 24 hours is left. */
export function DeskHead({ detail: { order, applicant }, previousHref, nextHref }: DeskHeadProps) {
  const waiting = order.state === orderStates.waitingForReview;
  return (
    <Card>
      <HeadRow>
        <div data-part="who">
          <div data-part="name">
            <h1>{order.companyName || order.holderName}</h1>
            <Tag tone="brand">{orderTypeLabels[order.orderType]}</Tag>
            <Tag>{order.productName}</Tag>
          </div>
          <p>
            订单 <span data-part="number">{order.orderNo}</span>，{formatMinute(order.paidAt)} 支付{' '}
            {moneyText(orderDueFen(order))}，申请人 {applicant.name}
          </p>
        </div>
        {waiting && order.reviewBefore ? (
          <RemainingTime key={order.orderNo} reviewBefore={order.reviewBefore} size="desk" />
        ) : null}
        <div data-part="turn">
          {previousHref ? (
            <LinkButton icon={<Icon name="chevron-left" />} href={previousHref}>
              上一单
            </LinkButton>
          ) : null}
          {nextHref ? (
            <LinkButton iconEnd={<Icon name="chevron-right" />} href={nextHref}>
              下一单
            </LinkButton>
          ) : null}
        </div>
      </HeadRow>
    </Card>
  );
}
