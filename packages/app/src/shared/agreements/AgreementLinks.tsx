import { about } from '@ca-portal/api/groups/about';
import { Button } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { read } from '../../api/query.js';
import { OneLine } from '../list/index.js';

const AgreementDialog = lazyPart(async () => (await import('./AgreementDialog.js')).AgreementDialog);

/** Lists the agreements in force, each with version and date, and opens them in place. Says so when there are none. */
export function AgreementLinks({ subject }: { subject?: 'card' | 'membership' }) {
  const query = subject ? { subject } : {};
  const agreements = useQuery({ ...read(about, 'agreements', { query }), staleTime: Infinity });
  const [open, setOpen] = useState<number>();
  const shown = agreements.data?.find(({ id }) => id === open);
  if (agreements.isError) {
    return (
      <p>
        协议没有加载出来。
        <Button size="sm" variant="text" onClick={() => void agreements.refetch()}>
          重试
        </Button>
      </p>
    );
  }
  if (agreements.data?.length === 0) return <p>运营单位还没有发布协议。</p>;
  return (
    <>
      <ul>
        {agreements.data?.map(({ id, title, version, date }) => (
          <li key={id}>
            <Button size="sm" variant="text" onClick={() => setOpen(id)}>
              《{title}》
            </Button>{' '}
            <small>
              {version ? `版本 ${version}，` : ''}
              <OneLine>{date}</OneLine> 起生效
            </small>
          </li>
        ))}
      </ul>
      <Suspense>
        {shown ? (
          <AgreementDialog
            agreement={shown}
            onClose={() => setOpen(undefined)}
            setShown={(again) => setOpen(again ? shown.id : undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
