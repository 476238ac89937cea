import type { ResultOf } from '@ca-portal/api';
import type { catalog } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { Shown } from '../../../shared/failure/index.js';
import { useComparison } from '../queries.js';

type Compared = ResultOf<(typeof catalog)['comparison']>;

const columnsOf = ({ carriers }: Compared): TableColumn<Compared['rows'][number]>[] => [
  { key: 'label', header: '比较项', primary: true, render: ({ label }) => <b>{label}</b> },
  ...carriers.map(({ carrier, name }, at) => ({
    key: carrier,
    header: name,
    render: ({ cells }: Compared['rows'][number]) => cells[at] ?? '',
  })),
];

/** The three carriers side by side, from the server's data; the home page links here. */
export function Comparison() {
  const query = useComparison();
  return (
    <Card
      id="compare"
      title="三种证书怎么选"
      padding={query.data ? 'none' : 'default'}
      extra={<Link href="/guide">回答 5 个问题，帮您选</Link>}
    >
      <Shown part of={query} what="证书比较" loading={<Skeleton />}>
        {(comparison) => (
          <Table
            caption="三种证书怎么选"
            columns={columnsOf(comparison)}
            rows={comparison.rows}
            rowKey={({ label }) => label}
          />
        )}
      </Shown>
    </Card>
  );
}
