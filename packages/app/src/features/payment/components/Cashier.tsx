import type { OrderDetail } from '@ca-portal/api';
import { moneyText, orderDueFen, orderTypeLabel } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { PriceSummary } from '@ca-portal/ui/price-summary';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { Countdown, epochOf } from '../../../shared/time/index.js';
import { useRuleWords } from '../../../config/rules.js';
import { deliveryName, isCourse, orderLines } from '../../../shared/orders/index.js';
import { CheckoutColumns, Stack } from '../../../shared/page/index.js';
import { AmountFacts, AmountRow, NarrowOnly, WideOnly } from '../Payment.styles.js';
import { useCancelOrder } from '../queries.js';
import { useOpenedCashier } from '../settlement-queries.js';
import { CouponChoice } from './CouponChoice.js';
import { PaymentMethods, type PayMethod } from './PaymentMethods.js';
import { TransferLater } from './TransferLater.js';

interface CashierProps {
  order: OrderDetail;
  /** The visitor has opened the payment page in its own window. */
  onPay: () => void;
  /** The payment deadline has passed. */
  onEnd: () => void;
}

export function Cashier({ order, onPay, onEnd }: CashierProps) {
  const say = useRuleWords();
  const { orderNo, payBefore } = order;
  const totalFen = orderDueFen(order);
  const course = isCourse(order);
  const cancel = useCancelOrder();
  const [confirm, confirmDialog] = useConfirm();
  const amount = moneyText(totalFen);
  const [method, setMethod] = useState<PayMethod>('alipay');
  const { data: opened } = useOpenedCashier(orderNo);
  const held = opened?.orders.find((one) => one.orderNo === orderNo);
  const obstacle = held?.unavailableReason ?? '';
  /** Finance has the slip: the order waits for the money and has no deadline any more. */
  const sent = obstacle !== '' && held?.inTransfer === true;
  const payLink = (block: boolean) => (
    <LinkButton
      variant="primary"
      size="lg"
      block={block}
      {...(method === 'alipay'
        ? { href: `/alipay?orderNo=${orderNo}`, target: '_blank', rel: 'noopener', onClick: onPay }
        : { href: `${method === 'balance' ? '/prestoreAccountPay' : '/makeSurePayZh'}?orderNos=${orderNo}` })}
    >
      立即支付 {amount}
    </LinkButton>
  );
  const linked = obstacle === '' && method !== 'transfer';
  const askToCancel = async () => {
    const sure = await confirm({
      title: '确认取消订单？',
      description: `${order.productName}，${amount}。取消后不能恢复，没有扣款；需要时可以重新办理。`,
      confirmLabel: '取消订单',
      cancelLabel: '再想想',
      tone: 'danger',
    });
    if (sure) cancel.mutate({ params: { orderNo } }, { onSuccess: () => toaster.success('订单已取消') });
  };

  return (
    <CheckoutColumns>
      {confirmDialog}
      <Stack>
        <Card>
          <AmountRow>
            <div>
              {sent ? <p>汇款凭证已提交，不用再付款。</p> : null}
              {payBefore && !sent ? (
                <p>
                  请在 <Countdown until={epochOf(payBefore)} onEnd={onEnd} /> 内完成支付，超时订单将自动关闭。
                </p>
              ) : null}
              <strong>{amount}</strong>
            </div>
            <AmountFacts>
              <div>
                <dt>订单号</dt>
                <dd data-mono>{orderNo}</dd>
              </div>
              <div>
                <dt>{course ? '课程' : '业务'}</dt>
                <dd>{order.productName}</dd>
              </div>
            </AmountFacts>
          </AmountRow>
        </Card>
        {obstacle ? null : <CouponChoice order={order} />}
        <Card title="支付方式">
          {obstacle ? (
            <Alert tone="info" title={obstacle}>
              {sent
                ? '财务在 1 个工作日内确认，期间订单不会自动关闭，到账后自动继续办理。'
                : '完成或超时后会自动更新，没有付成的金额会退回。'}
            </Alert>
          ) : (
            <PaymentMethods opened={opened} value={method} onValueChange={setMethod} />
          )}
          {method === 'transfer' || held?.inTransfer ? (
            <TransferLater orderNos={[orderNo]} amountFen={totalFen} sent={sent} />
          ) : null}
          <WideOnly>
            {linked ? payLink(false) : null}
            <LinkButton variant="text" href="/core/order">
              稍后支付
            </LinkButton>
            <Button
              variant="text"
              loading={cancel.isPending}
              loadingText="取消中"
              onClick={() => void askToCancel()}
            >
              取消订单
            </Button>
          </WideOnly>
        </Card>
        {course ? (
          <Alert title="支付后就可以学习">首次学习前可以全额退款，开始学习后不再退款。</Alert>
        ) : order.orderType === '0103' ? (
          <Alert title="延期一般不用人工审核">
            资料没有变化的，支付成功后直接办理；单位或持有人改过名的，先审核盖章的申请表。
          </Alert>
        ) : (
          <Alert title="支付后订单进入待审核，不可修改">
            {say('工作人员在支付后 {reviewTime}内完成审核。审核不通过时修改后重新提交，无需再次付费。')}
          </Alert>
        )}
      </Stack>
      <PriceSummary
        details={[
          { term: '业务', value: orderTypeLabel(order.orderType) },
          { term: course ? '学员' : '持有人', value: order.holderName },
          ...(course ? [] : [{ term: '服务商', value: order.providerName }]),
          ...(order.years > 0 ? [{ term: '有效期', value: `${order.years} 年` }] : []),
          ...(course ? [] : [{ term: '领取方式', value: deliveryName(order) }]),
        ]}
        lines={orderLines(order)}
        totalFen={totalFen}
        action={linked ? <NarrowOnly>{payLink(true)}</NarrowOnly> : undefined}
      />
    </CheckoutColumns>
  );
}
