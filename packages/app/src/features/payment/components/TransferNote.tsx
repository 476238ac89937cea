import { Button, LinkButton } from '@ca-portal/ui/button';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatMoney } from '@ca-portal/ui/formats';
import { copyText } from '../../../shell/copyText.js';
import type { Recharge } from '../settlement-queries.js';
import { StateCard } from './StateCard.js';

interface TransferNoteProps {
  recharge: Recharge;
  transfer: NonNullable<Recharge['transfer']>;
}

/** A charge by transfer: where the money goes, and the remark by which it is found. */
export function TransferNote({ recharge, transfer }: TransferNoteProps) {
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
          <LinkButton href="/core/myMemberCard">查看我的余额</LinkButton>
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
