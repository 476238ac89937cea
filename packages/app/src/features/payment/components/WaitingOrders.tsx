import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Shown } from '../../../shared/failure/index.js';
import { askedOrders, readOrders, toggled, type OrderChoice } from '../order-choice.js';
import { usePayable, type Payable } from '../settlement-queries.js';
import { StateCard } from './StateCard.js';

export interface OrdersShown extends OrderChoice {
  rows: readonly Payable[];
  onToggle: (orderNo: string) => void;
}

/** The unpaid orders, or the reason why none are shown. */
export function WaitingOrders({ children }: { children: (shown: OrdersShown) => ReactNode }) {
  const [params, setParams] = useSearchParams();
  const payable = usePayable();
  // The token may expire while its orders are shown; they can then no longer be paid with it.
  if (isApiError(payable.error, errorCodes.paymentTokenInvalid)) return <NoToken />;
  return (
    <Shown
      part
      card
      of={payable}
      what="待支付的订单"
      unharmed="没有扣款"
      size="md"
      loading={
        <Card aria-busy="true">
          <HiddenText as="output">正在加载待支付的订单</HiddenText>
          <Skeleton height="16rem" />
        </Card>
      }
      empty={
        <Card>
          <Empty
            title="没有待支付的订单"
            titleLevel={2}
            reason="订单都已付清，或超过支付时间已经关闭。"
            action={<LinkButton href="/core/order">查看我的订单</LinkButton>}
          />
        </Card>
      }
    >
      {({ rows }) => {
        const choice = readOrders(rows, askedOrders(params));
        const onToggle = (orderNo: string) =>
          setParams(toggled(rows, choice.chosen, orderNo), { replace: true });
        return children({ ...choice, rows, onToggle });
      }}
    </Shown>
  );
}

/** The second token of spec 6 is missing, expired, or belongs to another person. */
function NoToken() {
  return (
    <StateCard
      tone="warning"
      icon="padlock"
      title="支付凭证已失效"
      actions={
        <LinkButton variant="primary" href="/core/order">
          查看我的订单
        </LinkButton>
      }
    >
      请返回原系统重新发起支付；也可以登录本平台，从我的订单中付款。没有扣款。
    </StateCard>
  );
}
