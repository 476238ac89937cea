import { moneyText } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { PriceSummary } from '@ca-portal/ui/price-summary';
import { Shown } from '../../shared/failure/index.js';
import { BalanceCode } from './components/BalanceCode.js';
import { OrdersToPay } from './components/OrdersToPay.js';
import { Steps } from './components/OrdersToPay.styles.js';
import { PayNotices, payWays } from './components/PayParts.js';
import { StateCard } from './components/StateCard.js';
import { WaitingOrders, type OrdersShown } from './components/WaitingOrders.js';
import { CheckoutColumns, CheckoutFrame, Stack } from '../../shared/page/index.js';
import { useAccount, usePayFromBalance } from './settlement-queries.js';
import { useBalancePayment } from './useBalancePayment.js';

/** 预存账户支付 (`/prestoreAccountPay`): a cashier page without the layout, because another system may open it (spec 2.2). */
export function PrepaidPayPage() {
  return (
    <CheckoutFrame as="main" id="main">
      <PageHeading size="lg" title="预存账户支付" />
      <WaitingOrders>{(shown) => <PrepaidForm shown={shown} />}</WaitingOrders>
    </CheckoutFrame>
  );
}

function PrepaidForm({ shown }: { shown: OrdersShown }) {
  const { rows, chosen, missing, totalFen, onToggle } = shown;
  const account = useAccount();
  const pay = usePayFromBalance();
  const payment = useBalancePayment();
  if (pay.data) {
    return (
      <StateCard
        tone="info"
        icon="check-circle"
        title="支付成功"
        actions={
          <>
            {pay.data.orderNos.length > 1 ? (
              <LinkButton variant="primary" href={`/apply/progress?orderNos=${pay.data.orderNos.join(',')}`}>
                查看办理进度
              </LinkButton>
            ) : null}
            <LinkButton
              {...(pay.data.orderNos.length > 1 ? {} : { variant: 'primary' as const })}
              href="/core/order"
            >
              查看我的订单
            </LinkButton>
          </>
        }
      >
        已从预存账户支付 {pay.data.orderNos.length} 笔订单，共 {moneyText(pay.data.paidFen)}，可用余额{' '}
        {moneyText(pay.data.availableFen)}。
      </StateCard>
    );
  }
  const available = account.data?.availableFen;
  const short = available === undefined ? 0 : Math.max(0, totalFen - available);
  const obstacle =
    available === undefined
      ? '正在查询余额'
      : chosen.length === 0
        ? '请至少选择一笔订单'
        : short > 0
          ? `余额不足，还差 ${moneyText(short)}`
          : payment.complete
            ? undefined
            : '输入 6 位验证码后可以支付';
  const confirm = () =>
    pay
      .mutateAsync({
        body: {
          requestId: payment.requestId,
          orderNos: chosen.map(({ orderNo }) => orderNo),
          expectedTotalFen: totalFen,
          smsCode: payment.code,
        },
      })
      .catch(payment.refused);
  const ways = payWays({ totalFen, obstacle, pending: pay.isPending, onPay: () => void confirm() });

  return (
    <Shown part card of={account} what="预存账户" unharmed="没有扣款" size="md">
      <CheckoutColumns>
        <Stack>
          <PayNotices missing={missing} refusal={payment.refusal} />
          {short > 0 ? (
            <Alert
              tone="warning"
              title={`余额不足，还差 ${moneyText(short)}`}
              action={<LinkButton href="/memberCard">去充值</LinkButton>}
            >
              可以先充值，或用组合支付由支付宝补足。
            </Alert>
          ) : null}
          <OrdersToPay title="要支付的订单" rows={rows} chosen={chosen} onToggle={onToggle} />
          <Card title="验证并支付">
            <Steps>
              <BalanceCode
                value={payment.code}
                onValueChange={payment.setCode}
                error={payment.refusal.code}
              />
              {ways.card}
            </Steps>
          </Card>
        </Stack>
        <PriceSummary
          title="合计"
          details={[
            { term: '预存账户', value: account.data?.ownerName ?? '—' },
            { term: '可用余额', value: available === undefined ? '—' : moneyText(available) },
          ]}
          lines={chosen.map((one) => ({ key: one.orderNo, label: one.title, amountFen: one.payableFen }))}
          totalFen={totalFen}
          action={ways.bar}
        />
      </CheckoutColumns>
    </Shown>
  );
}
