import { roles } from '@ca-portal/api/domain';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useState } from 'react';
import { useCurrentUser } from '../../session/useSession.js';
import { PrintButton } from '../../shared/content/index.js';
import { Stack } from '../../shared/page/index.js';
import { Columns } from './Balance.styles.js';
import { AccountCard } from './components/AccountCard.js';
import { Movements } from './components/Movements.js';
import { OpenRechargesCard } from './components/OpenRechargesCard.js';
import { RefundDialog } from './components/RefundDialog.js';
import { ReturnsCard } from './components/ReturnsCard.js';
import { SpendersCard } from './components/SpendersCard.js';
import { useAccount } from './queries.js';

/** 我的余额 (/core/myMemberCard): the prepaid account and its movements (spec 2.3 and 6). */
export function BalancePage() {
  const account = useAccount();
  const user = useCurrentUser();
  const [refunding, setRefunding] = useState(false);
  const { data } = account;
  const administers = user?.roleId === roles.enterpriseAdministrator;
  return (
    <>
      <PageHeading
        title="我的余额"
        description={data?.ownerName ? `${data.ownerName}的预存账户` : '预存账户可以支付证书业务。'}
        actions={<PrintButton />}
      />
      <Columns data-alone={administers ? undefined : ''}>
        <Stack>
          <AccountCard account={account} onRefund={() => setRefunding(true)} />
          <OpenRechargesCard />
          <ReturnsCard />
          <Movements />
        </Stack>
        {administers && data ? <SpendersCard account={data} /> : null}
      </Columns>
      {refunding && data ? <RefundDialog account={data} onClose={() => setRefunding(false)} /> : null}
    </>
  );
}
