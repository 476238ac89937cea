import type { PaymentForm } from '@ca-portal/api/contract';
import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { useSearchParams } from 'react-router-dom';
import { CheckedForm } from './components/CheckedForm.js';
import { OrderGone } from './components/OrderGone.js';
import { StateCard } from './components/StateCard.js';
import { CheckoutFrame } from '../../shared/page/index.js';
import { usePaymentForm } from './queries.js';
import { submitPaymentForm } from './submit-payment-form.js';
import { isNotFound } from '../../shared/failure/index.js';

export interface AlipayPageProps {
  /** Leaves the portal; a story cannot. @default submitPaymentForm */
  submit?: (form: PaymentForm) => void;
}

/**
 * `/alipay?orderNo=`: fetches the order's payment form and submits it. The spec's `htmlStr` is also accepted; it is not
 * trusted, so it is parsed by strict rules.
 */
export function AlipayPage({ submit = submitPaymentForm }: AlipayPageProps) {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const given = orderNo === '' ? params.get('htmlStr') : null;
  const asked = usePaymentForm(orderNo);
  const form = given ?? asked.data;
  return (
    <CheckoutFrame as="main">
      {form !== undefined ? (
        <CheckedForm form={form} back={backToCashier(orderNo)} submit={submit} />
      ) : orderNo === '' ? (
        <OrderGone />
      ) : asked.isError ? (
        <NoForm error={asked.error} orderNo={orderNo} onRetry={() => void asked.refetch()} />
      ) : (
        <StateCard tone="info" icon="arc" title="正在前往支付宝，请勿关闭页面…">
          正在准备付款页面。
        </StateCard>
      )}
    </CheckoutFrame>
  );
}

const backToCashier = (orderNo: string) =>
  orderNo === ''
    ? { href: '/core/order', label: '查看我的订单' }
    : { href: `/makeSurePay?orderNo=${encodeURIComponent(orderNo)}`, label: '返回收银台' };

function NoForm({ error, orderNo, onRetry }: { error: Error; orderNo: string; onRetry: () => void }) {
  if (isNotFound(error)) return <OrderGone />;
  const refused = isApiError(error, errorCodes.orderNotPayable);
  const back = backToCashier(orderNo);
  return (
    <StateCard
      tone={refused ? 'neutral' : 'warning'}
      icon={refused ? 'minus' : 'offline'}
      title={refused ? '订单已失效' : '没有连接到支付宝'}
      actions={
        <>
          {refused ? (
            <LinkButton variant="primary" href={`/core/orderDetail?orderNo=${encodeURIComponent(orderNo)}`}>
              查看订单
            </LinkButton>
          ) : (
            <Button variant="primary" onClick={onRetry}>
              重试
            </Button>
          )}
          {refused ? null : <LinkButton href={back.href}>{back.label}</LinkButton>}
        </>
      }
    >
      {refused
        ? `${error.message.replace(/^订单已失效：/, '')}。本页没有发起付款，请在订单中查看。`
        : '可能是网络断开或服务器繁忙。没有扣款，请重试。'}
    </StateCard>
  );
}
