import type { LockCard } from '@ca-portal/api/contract';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { EMPTY_VALUE, groupSerial } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { Shown } from '../../../shared/failure/index.js';
import { TimeLeft } from '../../../shared/time/index.js';
import { ending, renewalOf, useCards } from '../queries.js';
import { Lines } from '../StartPage.styles.js';

const shown = 4;

const columns: TableColumn<LockCard>[] = [
  {
    key: 'name',
    header: '证书',
    primary: true,
    render: ({ lockTypeName, serialNumber }) => (
      <Lines>
        <b>{lockTypeName}</b>
        <small>{serialNumber ? groupSerial(serialNumber) : '制证后生成序列号'}</small>
      </Lines>
    ),
  },
  { key: 'holder', header: '持有人', render: ({ holderName }) => holderName },
  {
    key: 'left',
    header: '剩余有效期',
    render: ({ daysToExpiry, notAfter }) =>
      notAfter && daysToExpiry !== null ? <TimeLeft days={daysToExpiry} date={notAfter} /> : EMPTY_VALUE,
  },
  { key: 'renewal', header: '说明', render: (card) => renewalOf(card)?.unavailableReason || '可以延期' },
];

/** Certificates that expire soon or have expired, and one link to renew all of them together. */
export function ExpiringCard() {
  const cards = useCards();
  const rows = cards.data && ending(cards.data.rows);
  const renewable = rows?.filter((card) => renewalOf(card)?.unavailableReason === '') ?? [];
  if (rows?.length === 0) return null;
  return (
    <Card
      padding="none"
      title={rows ? `快到期和已过期 ${rows.length} 张` : '快到期和已过期'}
      extra={
        renewable.length > 0 ? (
          <LinkButton
            size="sm"
            href={`/apply?business=0103&certificates=${renewable.map(({ id }) => id).join(',')}`}
          >
            {renewable.length === 1 ? '办延期' : `一起延期 ${renewable.length} 张`}
          </LinkButton>
        ) : null
      }
      {...(rows && rows.length > shown
        ? { footer: <Link href="/core/caManage">看全部 {rows.length} 张</Link> }
        : {})}
    >
      <Shown part of={cards} what="证书">
        <Table
          caption="快到期和已过期的证书"
          rowKey={({ id }) => id}
          columns={columns}
          rows={rows?.slice(0, shown) ?? []}
          loading={cards.isPending}
          skeletonRows={3}
        />
      </Shown>
    </Card>
  );
}
