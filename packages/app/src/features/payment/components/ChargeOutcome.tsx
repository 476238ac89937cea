import type { PaymentForm } from '@ca-portal/api/contract';
import { moneyText } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Suspense } from 'react';
import { useRecharge, type Recharge } from '../settlement-queries.js';
import { Outcome } from './Outcome.js';
import { StateCard } from './StateCard.js';
import { Unused } from './Unused.js';

/** Lazy part: a charge by Alipay needs neither its upload nor its calendar. */
const TransferNote = lazyPart(async () => (await import('./TransferNote.js')).TransferNote);

interface ChargeOutcomeProps {
  rechargeNo: string;
  submit: (form: PaymentForm) => void;
}

const balance = { href: '/core/myMemberCard', name: '我的余额' };

/** Whether the money of a charge has arrived, or where to transfer it. */
export function ChargeOutcome({ rechargeNo, submit }: ChargeOutcomeProps) {
  return (
    <Outcome query={useRecharge(rechargeNo)} what="充值" page={balance} submit={submit}>
      {(recharge) => {
        if (recharge.state === 'paid') {
          return (
            <StateCard
              tone="info"
              icon="check-circle"
              title="充值成功"
              actions={
                <LinkButton variant="primary" href={balance.href}>
                  查看{balance.name}
                </LinkButton>
              }
            >
              {moneyText(recharge.amountFen)} 已存入预存账户，现在就可以使用。
            </StateCard>
          );
        }
        if (recharge.state === 'closed') return <Closed recharge={recharge} />;
        return recharge.transfer ? (
          <Suspense fallback={<Skeleton height="16rem" />}>
            <TransferNote recharge={recharge} transfer={recharge.transfer} />
          </Suspense>
        ) : undefined;
      }}
    </Outcome>
  );
}

function Closed({ recharge }: { recharge: Recharge }) {
  return (
    <StateCard
      tone="neutral"
      icon="minus"
      title="这笔充值已关闭"
      actions={
        <>
          <LinkButton variant="primary" href="/memberCard">
            重新充值
          </LinkButton>
          <LinkButton href={balance.href}>查看{balance.name}</LinkButton>
        </>
      }
    >
      {recharge.refusal ? `原因：${recharge.refusal}。` : null}
      {recharge.returningFen > 0 || !recharge.refusal ? (
        <Unused fen={recharge.returningFen} way="存入账户或退回" />
      ) : null}
    </StateCard>
  );
}
