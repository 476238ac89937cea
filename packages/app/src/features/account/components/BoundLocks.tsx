import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { Stack } from '../../../shared/page/WorkPage.styles.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';
import { Acts, LockFacts } from '../AccountSettingsPage.styles.js';
import { useOwnLocks } from '../queries.js';

const BindLock = lazy(async () => ({ default: (await import('./BindLock.js')).BindLock }));

/** 已绑定的CA锁: those that log in to this account, and the way to bind another one. */
export function BoundLocks({ mobilePhone }: { mobilePhone: string }) {
  const locks = useOwnLocks();
  const [binding, setBinding] = useState(false);
  return (
    <Card title="已绑定的CA锁">
      <Stack>
        {locks.data ? (
          locks.data.rows.length > 0 ? (
            <Descriptions
              columns={1}
              items={locks.data.rows.map(({ lockTypeName, holderName, serialNumber, notAfter }) => ({
                term: lockTypeName,
                value: (
                  <LockFacts>
                    <b>{holderName}</b>
                    <code>{groupSerial(serialNumber)}</code>
                    <small>有效期至 {notAfter ? formatDate(notAfter) : '—'}</small>
                  </LockFacts>
                ),
              }))}
            />
          ) : (
            <p>还没有绑定CA锁。绑定后可以用CA锁登录这个账号。</p>
          )
        ) : locks.isError ? (
          <LoadFailed what="CA锁" query={locks} />
        ) : (
          <Skeleton height="3rem" />
        )}
        <Acts>
          <Button onClick={() => setBinding(true)}>绑定CA锁</Button>
          <LinkButton variant="text" href="/core/caManage">
            CA管理
          </LinkButton>
        </Acts>
      </Stack>
      <Suspense>
        {binding ? <BindLock mobilePhone={mobilePhone} onClose={() => setBinding(false)} /> : null}
      </Suspense>
    </Card>
  );
}
