import { ApiError } from '@ca-portal/api';
import { readPaymentNumber, type PaymentNumber } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Spinner } from '@ca-portal/ui/spinner';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { OrderGone } from './components/OrderGone.js';
import { PaidResult } from './components/PaidResult.js';
import { PaymentHelp } from './components/PaymentHelp.js';
import { StateCard } from './components/StateCard.js';
import { CheckoutFrame } from '../../shared/page/index.js';
import { latePayment } from '../../shared/orders/index.js';
import { isSettled, useOrder, usePaymentResult } from './queries.js';
import { Icon } from '@ca-portal/ui/icon';

/** Alipay has one return address for every payment; the number tells what was paid. */
function elsewhere(paid: PaymentNumber | undefined): string | undefined {
  if (paid?.purpose === 'combined') return `/makeSurePayZh?combinedNo=${paid.no}`;
  if (paid?.purpose === 'recharge') return `/memberCard?rechargeNo=${paid.no}`;
  return undefined;
}

/**
 * `/makeSurePay/result`: the return page of Alipay. The address is not trusted: only the server's answer says whether
 * the money has arrived.
 */
export function PayResultPage() {
  const [params] = useSearchParams();
  const paid = readPaymentNumber(params.get('out_trade_no') ?? '');
  const way = elsewhere(paid);
  const orderNo = params.get('orderNo') ?? paid?.no ?? '';
  return way ? <Navigate to={way} replace /> : <OrderResult orderNo={orderNo} params={params} />;
}

function OrderResult({ orderNo, params }: { orderNo: string; params: URLSearchParams }) {
  // Alipay gives a trade number only after a payment; a return without one mostly means “not paid”.
  const withoutTrade = params.has('out_trade_no') && !params.has('trade_no');
  const { data, error, exhausted, askAgain } = usePaymentResult(orderNo);
  const order = useOrder(isSettled(data) ? orderNo : '');

  const content = () => {
    if (orderNo === '' || (error instanceof ApiError && error.kind === 'business')) return <OrderGone />;
    // The order's lines are shown together with the success message: later lines would shift the content below.
    if (data?.paid && !order.isPending)
      return <PaidResult result={data} {...(order.data ? { order: order.data } : {})} />;
    if (data && isSettled(data) && !order.isPending)
      return <OrderGone orderNo={orderNo} state={data.state} late={order.data && latePayment(order.data)} />;
    if (exhausted) return <NotYet orderNo={orderNo} onAskAgain={askAgain} />;
    if (data && withoutTrade) return <NotPaid orderNo={orderNo} />;
    return (
      <StateCard tone="info" icon="clock" title="正在确认支付结果">
        <p>支付渠道的通知一般在几秒内到达，请不要再付一次。您也可以离开，结果会更新到我的订单。</p>
        <Spinner verb="正在查询支付结果" />
      </StateCard>
    );
  };
  return <CheckoutFrame>{content()}</CheckoutFrame>;
}

const orderLink = (orderNo: string) => (
  <LinkButton href={`/core/orderDetail?orderNo=${encodeURIComponent(orderNo)}`}>查看订单</LinkButton>
);

/** A minute has passed without a payment notice. */
function NotYet({ orderNo, onAskAgain }: { orderNo: string; onAskAgain: () => void }) {
  const [troubled, setTroubled] = useState(false);
  return (
    <StateCard
      tone="warning"
      icon="clock"
      title="还没有收到支付结果"
      actions={
        <>
          <Button variant="primary" icon={<Icon name="refresh" />} onClick={onAskAgain}>
            我已支付，再查一次
          </Button>
          <Button aria-expanded={troubled} onClick={() => setTroubled(!troubled)}>
            遇到问题
          </Button>
          {orderLink(orderNo)}
        </>
      }
    >
      <p>可能是支付渠道通知稍慢。如果您已经付款，请不要再付一次，结果会更新到我的订单。</p>
      {troubled ? <PaymentHelp /> : null}
    </StateCard>
  );
}

/** Returned without a trade number: not paid, or not yet known. The page keeps polling. */
function NotPaid({ orderNo }: { orderNo: string }) {
  return (
    <StateCard
      tone="danger"
      icon="warning"
      title="支付没有完成"
      actions={
        <>
          <LinkButton variant="primary" href={`/makeSurePay?orderNo=${encodeURIComponent(orderNo)}`}>
            重新支付
          </LinkButton>
          {orderLink(orderNo)}
        </>
      }
    >
      支付宝没有返回付款记录，订单还在，仍为待支付。如果您已经付款，请稍等片刻，这里会自动更新，不要再付一次。
    </StateCard>
  );
}
