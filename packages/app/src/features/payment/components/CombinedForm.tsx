import type { PaymentForm } from '@ca-portal/api/contract';
import { combinedPaymentMinutes, moneyText, splitPayment } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { PriceSummary } from '@ca-portal/ui/price-summary';
import { Switch } from '@ca-portal/ui/switch';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Countdown, epochOf } from '../../../shared/time/index.js';
import { CheckoutColumns, Coming, Stack } from '../../../shared/page/index.js';
import { useAccount, usePayCombined } from '../settlement-queries.js';
import { useBalancePayment } from '../useBalancePayment.js';
import { BalanceCode } from './BalanceCode.js';
import { CheckedForm } from './CheckedForm.js';
import { OrdersToPay } from './OrdersToPay.js';
import { Steps } from './OrdersToPay.styles.js';
import { PayNotices, payWays } from './PayParts.js';
import { PaySplit } from './PaySplit.js';
import { TransferLater } from './TransferLater.js';
import type { OrdersShown } from './WaitingOrders.js';

interface CombinedFormProps {
  shown: OrdersShown;
  submit: (form: PaymentForm) => void;
}

export function CombinedForm({ shown, submit }: CombinedFormProps) {
  const { rows, chosen, missing, totalFen, payBefore, onToggle } = shown;
  const account = useAccount();
  const pay = usePayCombined();
  const navigate = useNavigate();
  const payment = useBalancePayment();
  const [wanted, setWanted] = useState(true);
  const [transfer, setTransfer] = useState(false);
  const available = account.data?.availableFen ?? 0;
  const { balanceFen, alipayFen } = splitPayment(totalFen, wanted ? available : 0);

  const confirm = async () => {
    try {
      const result = await pay.mutateAsync({
        body: {
          requestId: payment.requestId,
          orderNos: chosen.map(({ orderNo }) => orderNo),
          expectedTotalFen: totalFen,
          expectedBalanceFen: balanceFen,
          smsCode: balanceFen > 0 ? payment.code : '',
        },
      });
      if (result.state !== 'waiting') {
        void navigate(`/makeSurePayZh?combinedNo=${result.combinedNo}`, { replace: true });
      }
    } catch (error) {
      payment.refused(error);
    }
  };
  if (pay.data?.paymentForm) {
    return (
      <CheckedForm
        form={pay.data.paymentForm}
        back={{ href: `/makeSurePayZh?combinedNo=${pay.data.combinedNo}`, label: '查看支付结果' }}
        submit={submit}
      />
    );
  }

  const obstacle =
    chosen.length === 0
      ? '请至少选择一笔订单'
      : balanceFen > 0 && !payment.complete
        ? '输入 6 位验证码后可以支付'
        : undefined;
  const ways = payWays({ totalFen, obstacle, pending: pay.isPending, onPay: () => void confirm() });
  return (
    <CheckoutColumns>
      <Stack>
        <PayNotices missing={missing} refusal={payment.refusal} />
        <OrdersToPay title="一起支付的订单" rows={rows} chosen={chosen} onToggle={onToggle} />
        {account.isPending ? <Coming /> : null}
        <Card title="怎么付">
          <Steps>
            <Switch value={transfer} onValueChange={setTransfer}>
              对公转账（一次汇款付清 {chosen.length} 笔）
            </Switch>
            {transfer ? null : (
              <>
                <Switch
                  value={wanted && available > 0}
                  onValueChange={setWanted}
                  {...(account.data
                    ? available > 0
                      ? {}
                      : { disabledReason: '预存账户没有可用余额，全部由支付宝支付' }
                    : {
                        disabledReason: account.isError
                          ? '余额没有加载出来，可以全部用支付宝支付'
                          : '正在查询余额',
                      })}
                >
                  先用预存账户{available > 0 ? `（可用 ${moneyText(available)}）` : ''}
                </Switch>
                <PaySplit balanceFen={balanceFen} alipayFen={alipayFen} />
                {balanceFen > 0 ? (
                  <BalanceCode
                    value={payment.code}
                    onValueChange={payment.setCode}
                    error={payment.refusal.code}
                  />
                ) : null}
                {ways.card}
              </>
            )}
          </Steps>
          {transfer && chosen.length > 0 ? (
            <TransferLater orderNos={chosen.map(({ orderNo }) => orderNo)} amountFen={totalFen} />
          ) : null}
        </Card>
        {transfer ? null : (
          <Alert title="全部成功，或全部不扣">
            支付宝没有付成时，已冻结的余额在 {combinedPaymentMinutes} 分钟内自动解冻，{chosen.length}{' '}
            笔订单都保持待支付。
          </Alert>
        )}
      </Stack>
      <PriceSummary
        title="合计"
        lines={chosen.map((one) => ({ key: one.orderNo, label: one.title, amountFen: one.payableFen }))}
        totalFen={totalFen}
        action={transfer ? undefined : ways.bar}
        note={
          payBefore ? (
            <>
              最早关闭的订单还剩 <Countdown until={epochOf(payBefore)} />
            </>
          ) : undefined
        }
      />
    </CheckoutColumns>
  );
}
