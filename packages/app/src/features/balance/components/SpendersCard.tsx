import { moneyText } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useState } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { MemberList } from '../Balance.styles.js';
import { useMembers, type Account } from '../queries.js';
import { SettingsDialog } from './SettingsDialog.js';

/** The low-balance warning, and who may spend how much per order. For the administrator only. */
export function SpendersCard({ account }: { account: Account }) {
  const members = useMembers(true);
  const [open, setOpen] = useState(false);
  const spenders = members.data?.filter(({ allowed }) => allowed) ?? [];
  return (
    <Card
      title="余额提醒与使用人"
      extra={
        members.data ? (
          <Button size="sm" variant="text" onClick={() => setOpen(true)}>
            设置
          </Button>
        ) : undefined
      }
    >
      <p>
        {account.warnBelowFen === null
          ? '没有设置余额提醒。'
          : `余额低于 ${moneyText(account.warnBelowFen)} 时提醒。`}
      </p>
      <Shown part of={members} what="使用人" loading={<Skeleton height="6rem" />}>
        {() =>
          spenders.length > 0 ? (
            <MemberList aria-label="谁可以用余额">
              {spenders.map(({ userId, name, limitFen }) => (
                <li key={userId}>
                  {name}
                  <span>每单 {moneyText(limitFen)}</span>
                </li>
              ))}
            </MemberList>
          ) : (
            <Empty art={null} size="sm" title="只有您可以用余额" reason="可以在“设置”中添加员工。" />
          )
        }
      </Shown>
      {open && members.data ? (
        <SettingsDialog account={account} members={members.data} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  );
}
