import { LinkButton } from '@ca-portal/ui/button';
import { orderStateLabels, orderStates as s, type OrderState } from '@ca-portal/api/domain';
import { useRuleWords } from '../../../config/rules.js';
import { useOpenedCashier } from '../settlement-queries.js';
import { StateCard } from './StateCard.js';
import { TransferLater } from './TransferLater.js';

const again = (
  <LinkButton variant="primary" href="/product">
    重新办理
  </LinkButton>
);
const home = <LinkButton href="/">回到首页</LinkButton>;
const toOrders = (
  <LinkButton variant="primary" href="/core/order">
    查看我的订单
  </LinkButton>
);

interface OrderGoneProps {
  orderNo?: string;
  state?: OrderState;
  /** Money that arrived anyway and is refunded. */
  late?: string | undefined;
}

/** 订单已失效: an order that can no longer be paid, or that is not the caller's. */
export function OrderGone({ orderNo, state, late }: OrderGoneProps) {
  const say = useRuleWords();
  if (state === undefined) {
    return (
      <StateCard
        tone="neutral"
        icon="minus"
        title="订单已失效"
        actions={
          <>
            {toOrders}
            {home}
          </>
        }
      >
        没有找到这笔订单：订单号不正确，或订单属于其他账号。没有扣款，请从我的订单中打开。
      </StateCard>
    );
  }
  if (state === s.draft) {
    return (
      <StateCard
        tone="neutral"
        icon="edit"
        title="订单还没有提交"
        actions={
          <>
            <LinkButton variant="primary" href={`/core/orderDetail?orderNo=${orderNo}`}>
              继续办理
            </LinkButton>
            {home}
          </>
        }
      >
        提交之后才能支付，没有扣款。
      </StateCard>
    );
  }
  if (state === s.closed || state === s.cancelled) {
    return (
      <StateCard
        tone="neutral"
        icon="minus"
        title="订单已失效"
        actions={
          <>
            {again}
            {home}
          </>
        }
      >
        {state === s.closed ? say('{paymentTime}内没有付款，订单已自动关闭。') : '订单已取消。'}
        {late ? `收到 ${late}，进度见“我的余额”。` : '没有扣款，需要时可以重新办理。'}
        {orderNo ? <LateTransfer orderNo={orderNo} /> : null}
      </StateCard>
    );
  }
  return (
    <StateCard
      tone="info"
      icon="check-circle"
      title="订单已失效，无需再次支付"
      actions={
        <>
          <LinkButton variant="primary" href={`/core/orderDetail?orderNo=${orderNo}`}>
            查看订单
          </LinkButton>
          {home}
        </>
      }
    >
      该订单当前为“{orderStateLabels[state]}”，不能支付，请不要再付一次。
    </StateCard>
  );
}

/** A transfer was announced before the order closed, so money may be on the way; the slip helps finance find it. */
function LateTransfer({ orderNo }: { orderNo: string }) {
  const { data } = useOpenedCashier(orderNo);
  if (!data?.orders.some((one) => one.orderNo === orderNo && one.inTransfer)) return null;
  return <TransferLater orderNos={[orderNo]} late />;
}
