import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { toaster } from '@ca-portal/ui/toast';
import { Stack } from '../../../shared/page/index.js';
import { useRechargeSlip, type Recharge } from '../settlement-queries.js';
import { TransferSteps } from './TransferSteps.js';

interface TransferNoteProps {
  recharge: Recharge;
  transfer: NonNullable<Recharge['transfer']>;
}

/** A charge by transfer: the account, the remark that identifies the money, and the slip. */
export function TransferNote({ recharge, transfer }: TransferNoteProps) {
  const slip = useRechargeSlip();
  const { rechargeNo, amountFen, state } = recharge;
  return (
    <Card title="请按下面的信息汇款">
      <Stack>
        <TransferSteps
          amountFen={amountFen}
          account={transfer}
          confirming={state === 'confirming'}
          onSlip={async (body) => {
            await slip.mutateAsync({ params: { rechargeNo }, body });
            toaster.success('凭证已提交，财务在 1 个工作日内确认后存入您的账户。');
          }}
        />
        <LinkButton href="/core/myMemberCard">查看我的余额</LinkButton>
      </Stack>
    </Card>
  );
}
