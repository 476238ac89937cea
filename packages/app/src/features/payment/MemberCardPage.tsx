import type { PaymentForm } from '@ca-portal/api/contract';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useSearchParams } from 'react-router-dom';
import { Shown } from '../../shared/failure/index.js';
import { ChargeForm } from './components/ChargeForm.js';
import { ChargeOutcome } from './components/ChargeOutcome.js';
import { CheckoutFrame } from '../../shared/page/index.js';
import { useAccount, useCards } from './settlement-queries.js';
import { submitPaymentForm } from './submit-payment-form.js';

export interface MemberCardPageProps {
  /** Submits the form and leaves the portal; replaced in stories. @default submitPaymentForm */
  submit?: (form: PaymentForm) => void;
}

/** 预存卡 (`/memberCard`): charges the prepaid account (dossier 5). */
export function MemberCardPage({ submit = submitPaymentForm }: MemberCardPageProps) {
  const [params] = useSearchParams();
  const rechargeNo = params.get('rechargeNo');
  if (rechargeNo) {
    return (
      <CheckoutFrame>
        <ChargeOutcome rechargeNo={rechargeNo} submit={submit} />
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame>
      <Charge submit={submit} />
    </CheckoutFrame>
  );
}

function Charge({ submit }: Required<MemberCardPageProps>) {
  const account = useAccount();
  const cards = useCards();
  return (
    <Shown
      card
      of={[account, cards]}
      what="预存账户"
      unharmed="余额没有变化"
      size="md"
      loading={
        <Card aria-busy="true">
          <HiddenText as="output">正在加载预存账户</HiddenText>
          <Skeleton height="24rem" />
        </Card>
      }
      frame={(shown) => (
        <>
          <PageHeading
            size="lg"
            title="预存卡"
            description="先充值，办业务时直接扣款。余额不过期，可申请退回。"
            actions={<LinkButton href="/core/myMemberCard">我的余额</LinkButton>}
          />
          {shown}
        </>
      )}
    >
      {([ownAccount, offered]) => <ChargeForm account={ownAccount} cards={offered} submit={submit} />}
    </Shown>
  );
}
