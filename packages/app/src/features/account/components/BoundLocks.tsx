import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Suspense, useState } from 'react';
import { Stack } from '../../../shared/page/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { Acts, LockFacts } from '../AccountSettingsPage.styles.js';
import { useOwnLocks } from '../queries.js';

const BindLock = lazyPart(async () => (await import('./BindLock.js')).BindLock);

/** 已绑定的CA锁: the locks that can log in to this account, and a button to bind another one. */
export function BoundLocks({ mobilePhone }: { mobilePhone: string }) {
  const locks = useOwnLocks();
  const [binding, setBinding] = useState(false);
  return (
    <Card title="已绑定的CA锁">
      <Stack>
        <Shown
          part
          of={locks}
          what="CA锁"
          loading={<Skeleton height="3rem" />}
          empty={<p>还没有绑定CA锁。绑定后可以用CA锁登录这个账号。</p>}
        >
          {({ rows }) => (
            <Descriptions
              columns={1}
              items={rows.map(({ lockTypeName, holderName, serialNumber, notAfter }) => ({
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
          )}
        </Shown>
        <Acts>
          <Button onClick={() => setBinding(true)}>绑定CA锁</Button>
          <LinkButton variant="text" href="/core/caManage">
            CA管理
          </LinkButton>
        </Acts>
      </Stack>
      <Suspense>
        {binding ? (
          <BindLock mobilePhone={mobilePhone} onClose={() => setBinding(false)} setShown={setBinding} />
        ) : null}
      </Suspense>
    </Card>
  );
}
