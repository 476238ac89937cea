import type { LockCard } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import type { CSSProperties } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { useCards } from '../queries.js';
import { Legend, Share } from '../StartPage.styles.js';

/** The tabs of CA管理, in the same order. */
const parts: readonly { tab: string; label: string; states: readonly LockCard['state'][]; tone: string }[] = [
  { tab: 'valid', label: '有效', states: ['valid'], tone: 'var(--ca-success-fg)' },
  { tab: 'expiring', label: '即将到期', states: ['expiring'], tone: 'var(--ca-warning-fg)' },
  { tab: 'running', label: '办理中', states: ['pending', 'busy'], tone: 'var(--ca-info-fg)' },
  { tab: 'expired', label: '已过期', states: ['expired'], tone: 'var(--ca-danger-fg)' },
];

const toned = (tone: string, count?: number) =>
  ({ '--local-tone': tone, ...(count ? { flexGrow: count } : {}) }) as CSSProperties;

/** 本单位的证书: the count per state; each count links to its list. */
export function CountsCard() {
  const cards = useCards();
  const counted = parts.map((part) => ({
    ...part,
    count: cards.data?.rows.filter(({ state }) => part.states.includes(state)).length ?? 0,
  }));
  return (
    <Card title="本单位的证书" extra={<Link href="/core/caManage">CA管理</Link>}>
      <Shown part of={cards} what="证书" loading={<Skeleton height="6rem" />}>
        {() => (
          <>
            <Share aria-hidden="true">
              {counted.map(({ tab, tone, count }) =>
                count > 0 ? <span key={tab} style={toned(tone, count)} /> : null,
              )}
            </Share>
            <Legend>
              {counted.map(({ tab, label, tone, count }) => (
                <li key={tab}>
                  <Link href={`/core/caManage?state=${tab}`}>
                    <i style={toned(tone)} />
                    {label}
                    <b>{count}</b>
                  </Link>
                </li>
              ))}
            </Legend>
          </>
        )}
      </Shown>
    </Card>
  );
}
