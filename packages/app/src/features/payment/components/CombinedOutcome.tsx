import { orderStateLabels } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { formatMoney } from '@ca-portal/ui/formats';
import { Spinner } from '@ca-portal/ui/spinner';
import { useState } from 'react';
import { causeOf } from '../../../shell/load-failed-reason.js';
import type { PaymentForm } from '../paymentForm.js';
import { useCombinedPayment, type CombinedPayment } from '../settlement-queries.js';
import { CheckedForm } from './CheckedForm.js';
import { OrderRows } from './OrdersToPay.styles.js';
import { StateCard } from './StateCard.js';

interface CombinedOutcomeProps {
  combinedNo: string;
  submit: (form: PaymentForm) => void;
}

const toOrders = (
  <LinkButton variant="primary" href="/core/order">
    查看我的订单
  </LinkButton>
);

/** What came of a combined payment, order by order. Only the server's answer says whether the money has arrived. */
export function CombinedOutcome({ combinedNo, submit }: CombinedOutcomeProps) {
  const query = useCombinedPayment(combinedNo);
  const [again, setAgain] = useState(false);
  const data = query.data;
  if (query.isError && !data) {
    return (
      <StateCard
        tone="warning"
        icon="offline"
        title="没有查到支付结果"
        actions={
          <>
            <Button variant="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
              重试
            </Button>
            {toOrders}
          </>
        }
      >
        {causeOf(query.error)}。请不要再付一次，结果以我的订单为准。
      </StateCard>
    );
  }
  if (data && again && data.htmlStr) {
    return (
      <CheckedForm
        text={data.htmlStr}
        back={{ href: '/core/order', label: '查看我的订单' }}
        submit={submit}
      />
    );
  }
  if (data?.state === 'paid') {
    return (
      <StateCard tone="info" icon="check-circle" title="支付成功" actions={toOrders}>
        <p>
          共支付 {formatMoney(data.totalFen)}：预存账户 {formatMoney(data.balanceFen)}，支付宝{' '}
          {formatMoney(data.alipayFen)}。工作人员在 24 小时内完成审核。
        </p>
        <Covered orders={data.orders} />
      </StateCard>
    );
  }
  if (data?.state === 'failed') {
    return (
      <StateCard
        tone="danger"
        icon="warning"
        title="没有支付成功"
        actions={
          <>
            <LinkButton
              variant="primary"
              href={`/makeSurePayZh?orderNos=${data.orders.map((one) => one.orderNo).join(',')}`}
            >
              重新支付
            </LinkButton>
            <LinkButton href="/core/order">查看我的订单</LinkButton>
          </>
        }
      >
        <p>支付宝没有在规定时间内付款，余额已解冻，没有扣款。订单保持原来的状态。</p>
        <Covered orders={data.orders} />
      </StateCard>
    );
  }
  return (
    <StateCard
      tone="info"
      icon="clock"
      title="正在确认支付结果"
      actions={
        data?.htmlStr ? <Button onClick={() => setAgain(true)}>还没有付，继续前往支付宝</Button> : undefined
      }
    >
      <p>
        支付渠道的通知一般在几秒内到达，请不要再付一次。
        {data?.releaseAt ? `${data.releaseAt} 前没有付款，冻结的余额会自动解冻。` : ''}
      </p>
      <Spinner verb="正在查询支付结果" />
    </StateCard>
  );
}

function Covered({ orders }: Pick<CombinedPayment, 'orders'>) {
  return (
    <OrderRows aria-label="订单结果">
      {orders.map((one) => (
        <li key={one.orderNo}>
          <span>
            {orderStateLabels[one.state]}
            <small>{one.orderNo}</small>
          </span>
          <strong>{formatMoney(one.amountFen)}</strong>
        </li>
      ))}
    </OrderRows>
  );
}
