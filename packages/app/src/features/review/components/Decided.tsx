import type { OrderDetail } from '@ca-portal/api';
import {
  hasPermission,
  orderDueFen,
  orderStateLabels,
  orderStates,
  permissions,
} from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../../session/useSession.js';
import { useViewPath } from '../../../session/useViewPath.js';
import type { Outcome } from '../verdicts.js';
import { DecidedBox } from './Decided.styles.js';

const titles: Readonly<Record<Outcome, string>> = {
  approve: '审核通过',
  return: '已退回补正',
  refuse: '审核不通过',
};

const writable: readonly number[] = [
  orderStates.reviewPassed,
  orderStates.inProduction,
  orderStates.productionFailed,
];

/** The writing page, if this person makes the locks that are collected or sent; undefined otherwise. */
export function useMakingPath({ orderNo, state, delivery }: OrderDetail): string | undefined {
  const path = useViewPath('core/certWrite');
  const granted = useCurrentUser()?.permissions ?? [];
  const mayMake = delivery !== 'online' && hasPermission(granted, permissions.makeCertificates);
  return mayMake && path && writable.includes(state) ? `${path}?orderNo=${orderNo}` : undefined;
}

export interface DecidedProps {
  order: OrderDetail;
  outcome: Outcome;
  queueHref: string;
  nextHref: string | undefined;
}

/** The message for an order that also needs a second reviewer. */
const halfWay = '您的通过已记录，还需要另一位审核人员复核，复核前订单仍在等待审核。';

/** The decision and the next steps. Takes the focus, because the form that it replaces is gone. */
export function Decided({ order, outcome, queueHref, nextHref }: DecidedProps) {
  const waits = order.state === orderStates.waitingForReview;
  const approved = outcome === 'approve';
  const making = useMakingPath(order);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <DecidedBox data-approved={approved || undefined}>
        <Icon name={approved ? 'check-circle' : 'undo'} />
        <h2 ref={title} tabIndex={-1}>
          {waits ? '初审通过' : titles[outcome]}
        </h2>
        <p>
          订单 {order.orderNo} 现在是“{orderStateLabels[order.state]}”。
          {waits
            ? halfWay
            : approved
              ? order.delivery === 'online'
                ? '申请人可以自己写入证书。'
                : '请安排制证。'
              : outcome === 'return'
                ? '申请人会看到不通过的项目和说明。'
                : `申请人会看到原因，可以${orderDueFen(order) > 0 ? '申请退款' : '撤回申请'}。`}
        </p>
        <div data-part="actions">
          {making ? (
            <LinkButton variant="primary" href={making}>
              去制证
            </LinkButton>
          ) : null}
          {nextHref ? (
            <LinkButton variant={making ? 'secondary' : 'primary'} href={nextHref}>
              审核下一单
            </LinkButton>
          ) : null}
          <LinkButton href={queueHref}>返回队列</LinkButton>
        </div>
      </DecidedBox>
    </Card>
  );
}
