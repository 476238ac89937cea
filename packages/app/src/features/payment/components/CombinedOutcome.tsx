import type { PaymentForm } from '@ca-portal/api/contract';
import { moneyText, orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { useRuleWords } from '../../../config/rules.js';
import { useCombinedPayment, type CombinedPayment } from '../settlement-queries.js';
import { OrderRows } from './OrdersToPay.styles.js';
import { Outcome } from './Outcome.js';
import { StateCard } from './StateCard.js';
import { Unused } from './Unused.js';

interface CombinedOutcomeProps {
  combinedNo: string;
  submit: (form: PaymentForm) => void;
}

const orders = { href: '/core/order', name: '我的订单' };

/** All orders of the payment in one list, each with its state. */
const progressOf = (paid: CombinedPayment['orders']): string =>
  `/apply/progress?orderNos=${paid.map(({ orderNo }) => orderNo).join(',')}`;

/** The result of a combined payment, order by order. */
export function CombinedOutcome({ combinedNo, submit }: CombinedOutcomeProps) {
  return (
    <Outcome
      query={useCombinedPayment(combinedNo)}
      what="支付"
      page={orders}
      submit={submit}
      note={({ releaseAt }) => (releaseAt ? `${releaseAt} 前没有付款，冻结的余额会自动解冻。` : '')}
    >
      {(payment) => {
        if (payment.state === 'paid') return <Paid payment={payment} />;
        return payment.state === 'failed' ? <NotPaid payment={payment} /> : undefined;
      }}
    </Outcome>
  );
}

function Paid({ payment }: { payment: CombinedPayment }) {
  const say = useRuleWords();
  return (
    <StateCard
      tone="info"
      icon="check-circle"
      title="支付成功"
      actions={
        <>
          <LinkButton variant="primary" href={progressOf(payment.orders)}>
            查看办理进度
          </LinkButton>
          <LinkButton href={orders.href}>查看{orders.name}</LinkButton>
        </>
      }
    >
      <p>
        共支付 {moneyText(payment.totalFen)}：预存账户 {moneyText(payment.balanceFen)}，支付宝{' '}
        {moneyText(payment.alipayFen)}。
        {payment.orders.some(({ state }) => state === orderStates.waitingForReview)
          ? say('工作人员在 {reviewTime}内完成审核。')
          : null}
      </p>
      <Covered orders={payment.orders} />
    </StateCard>
  );
}

function NotPaid({ payment }: { payment: CombinedPayment }) {
  const orderNos = payment.orders.map((one) => one.orderNo).join(',');
  return (
    <StateCard
      tone="danger"
      icon="warning"
      title="没有支付成功"
      actions={
        <>
          <LinkButton variant="primary" href={`/makeSurePayZh?orderNos=${orderNos}`}>
            重新支付
          </LinkButton>
          <LinkButton href={orders.href}>查看{orders.name}</LinkButton>
        </>
      }
    >
      <p>
        <Unused fen={payment.returningFen} way="退回" />
        {payment.balanceFen > 0 ? '冻结的余额已解冻。' : ''}订单保持原来的状态。
      </p>
      <Covered orders={payment.orders} />
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
          <strong>{moneyText(one.amountFen)}</strong>
        </li>
      ))}
    </OrderRows>
  );
}
