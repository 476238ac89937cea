import type { PaymentForm } from '@ca-portal/api/contract';
import { moneyText } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { PriceSummary } from '@ca-portal/ui/price-summary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { causeOf } from '../../../shared/failure/index.js';
import { newRequestId } from '../../../shared/browser/index.js';
import { readAmount, smallestWords } from '../charge.js';
import { AgreementLinks } from '../../../shared/agreements/index.js';
import { CheckoutColumns, Stack } from '../../../shared/page/index.js';
import { type useAccount, type useCards, useCharge } from '../settlement-queries.js';
import { BalanceFace } from './BalanceFace.js';
import { Amounts } from './BalanceFace.styles.js';
import { CheckedForm } from './CheckedForm.js';
import { OtherAmount } from './OtherAmount.js';
import { Steps } from './OrdersToPay.styles.js';

interface ChargeFormProps {
  account: NonNullable<ReturnType<typeof useAccount>['data']>;
  cards: NonNullable<ReturnType<typeof useCards>['data']>;
  submit: (form: PaymentForm) => void;
}

const other = 'other';

export function ChargeForm({ account, cards, submit }: ChargeFormProps) {
  const navigate = useNavigate();
  const charge = useCharge();
  const [card, setCard] = useState(
    String(cards.find((one) => one.unavailableReason === '')?.amountFen ?? other),
  );
  const [typed, setTyped] = useState('');
  const [method, setMethod] = useState<'alipay' | 'transfer'>('alipay');
  const [agreed, setAgreed] = useState(false);
  const [requestId, setRequestId] = useState(newRequestId);
  const amount = card === other ? readAmount(typed, account) : { ok: true as const, fen: Number(card) };
  const fen = amount.ok ? amount.fen : 0;

  const submitCharge = async () => {
    try {
      const made = await charge.mutateAsync({ body: { requestId, amountFen: fen, method, agreed: true } });
      if (made.method === 'transfer') {
        void navigate(`/memberCard?rechargeNo=${made.rechargeNo}`, { replace: true });
      }
    } catch {
      // The error is shown below. The next try is a new attempt, because the amount may have changed.
      setRequestId(newRequestId());
    }
  };
  if (charge.data?.paymentForm) {
    return (
      <CheckedForm
        form={charge.data.paymentForm}
        back={{ href: `/memberCard?rechargeNo=${charge.data.rechargeNo}`, label: '查看充值结果' }}
        submit={submit}
      />
    );
  }

  const obstacle = !amount.ok ? amount.reason : agreed ? undefined : '勾选同意后可以充值。';
  const bonus = cards.find((one) => String(one.amountFen) === card)?.bonusText;
  return (
    <CheckoutColumns>
      <Stack>
        {charge.isError ? (
          <Alert tone="danger" live title="没有提交成功">
            {causeOf(charge.error)}。没有扣款，请核对后再试。
          </Alert>
        ) : null}
        <BalanceFace account={account} />
        <Card title="充值金额">
          <Steps>
            <Amounts>
              <OptionCardGroup
                aria-label="充值金额"
                columns={3}
                value={card}
                onValueChange={setCard}
                options={[
                  ...cards.map((one) => ({
                    value: String(one.amountFen),
                    title: moneyText(one.amountFen),
                    description: one.bonusText,
                    disabled: one.unavailableReason !== '',
                    reason: one.unavailableReason,
                  })),
                  { value: other, title: '其他金额', description: `整数，${smallestWords}起` },
                ]}
              />
            </Amounts>
            {card === other ? (
              <OtherAmount
                value={typed}
                onValueChange={setTyped}
                account={account}
                {...(typed !== '' && !amount.ok ? { error: amount.reason } : {})}
              />
            ) : null}
          </Steps>
        </Card>
        <Card title="支付方式">
          <OptionCardGroup
            aria-label="支付方式"
            columns={2}
            value={method}
            onValueChange={(next) => setMethod(next as 'alipay' | 'transfer')}
            options={[
              { value: 'alipay', title: '支付宝', description: '即时到账' },
              { value: 'transfer', title: '对公转账', description: '按附言码汇款，1 个工作日内到账' },
            ]}
          />
        </Card>
        <Card>
          <Checkbox value={agreed} onValueChange={setAgreed}>
            我已阅读并同意预存卡章程：消费时开具发票，充值不开票；余额可以申请退回原支付账户。
          </Checkbox>
          <AgreementLinks subject="card" />
        </Card>
      </Stack>
      <PriceSummary
        title="充值确认"
        details={bonus ? [{ term: '赠送', value: bonus }] : []}
        lines={[
          { label: '充值金额', amountFen: fen },
          { label: '充值后余额', amountFen: account.availableFen + fen },
        ]}
        totalFen={fen}
        action={
          <Button
            variant="primary"
            size="lg"
            block
            loading={charge.isPending}
            loadingText="提交中"
            disabledReason={obstacle}
            onClick={() => void submitCharge()}
          >
            立即充值
          </Button>
        }
        note={obstacle}
      />
    </CheckoutColumns>
  );
}
