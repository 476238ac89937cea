import { Button, LinkButton } from '@ca-portal/ui/button';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatMoney } from '@ca-portal/ui/formats';
import { Spinner } from '@ca-portal/ui/spinner';
import { useState } from 'react';
import { copyText } from '../../../shell/copyText.js';
import { causeOf } from '../../../shell/load-failed-reason.js';
import type { PaymentForm } from '../paymentForm.js';
import { useRecharge, type Recharge } from '../settlement-queries.js';
import { CheckedForm } from './CheckedForm.js';
import { StateCard } from './StateCard.js';

interface ChargeOutcomeProps {
  rechargeNo: string;
  submit: (form: PaymentForm) => void;
}

const back = { href: '/core/myMemberCard', label: '查看我的余额' };
const toBalance = (
  <LinkButton variant="primary" href={back.href}>
    {back.label}
  </LinkButton>
);

/** Whether the money of a charge has arrived, or where to transfer it. */
export function ChargeOutcome({ rechargeNo, submit }: ChargeOutcomeProps) {
  const query = useRecharge(rechargeNo);
  const [again, setAgain] = useState(false);
  const data = query.data;
  if (query.isError && !data) {
    return (
      <StateCard
        tone="warning"
        icon="offline"
        title="没有查到充值结果"
        actions={
          <>
            <Button variant="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
              重试
            </Button>
            <LinkButton href={back.href}>{back.label}</LinkButton>
          </>
        }
      >
        {causeOf(query.error)}。请不要再付一次，结果以我的余额为准。
      </StateCard>
    );
  }
  if (data && again && data.htmlStr) return <CheckedForm text={data.htmlStr} back={back} submit={submit} />;
  if (data?.state === 'paid') {
    return (
      <StateCard tone="info" icon="check-circle" title="充值成功" actions={toBalance}>
        {formatMoney(data.amountFen)} 已存入预存账户，现在就可以使用。
      </StateCard>
    );
  }
  if (data?.state === 'closed') {
    return (
      <StateCard
        tone="neutral"
        icon="minus"
        title="这笔充值已关闭"
        actions={
          <LinkButton variant="primary" href="/memberCard">
            重新充值
          </LinkButton>
        }
      >
        没有在规定时间内收到付款，没有扣款。需要时可以重新充值。
      </StateCard>
    );
  }
  if (data?.transfer) return <TransferNote recharge={data} transfer={data.transfer} />;
  return (
    <StateCard
      tone="info"
      icon="clock"
      title="正在确认充值结果"
      actions={
        data?.htmlStr ? <Button onClick={() => setAgain(true)}>还没有付，继续前往支付宝</Button> : undefined
      }
    >
      <p>支付渠道的通知一般在几秒内到达，请不要再付一次。</p>
      <Spinner verb="正在查询充值结果" />
    </StateCard>
  );
}

interface TransferNoteProps {
  recharge: Recharge;
  transfer: NonNullable<Recharge['transfer']>;
}

function TransferNote({ recharge, transfer }: TransferNoteProps) {
  const { accountName, accountNumber, bank, remarkCode } = transfer;
  const everything = `户名：${accountName}\n账号：${accountNumber}\n开户行：${bank}\n附言：${remarkCode}`;
  return (
    <StateCard
      tone="info"
      icon="building"
      title="请按下面的信息汇款"
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => void copyText(everything, '已复制汇款信息', '没有复制成功，请手动抄写。')}
          >
            复制汇款信息
          </Button>
          <LinkButton href={back.href}>{back.label}</LinkButton>
        </>
      }
    >
      <Descriptions
        columns={1}
        items={[
          { term: '金额', value: formatMoney(recharge.amountFen) },
          { term: '户名', value: accountName },
          { term: '账号', value: accountNumber },
          { term: '开户行', value: bank },
          { term: '附言', value: remarkCode },
        ]}
      />
      <p>
        汇款时务必填写附言，财务据此找到这笔充值，
        {recharge.state === 'confirming'
          ? '凭证已收到，1 个工作日内确认。'
          : '到账后 1 个工作日内存入您的账户。'}
      </p>
    </StateCard>
  );
}
