import type { ResultOf } from '@ca-portal/api';
import type { statistics as Rows } from '@ca-portal/api/contract';
import { statistics } from '@ca-portal/api/groups/statistics';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatThousands } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table } from '@ca-portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';
import { saveFigures } from '../../../shared/files/index.js';
import { Quiet } from '../DashboardPage.styles.js';

type Queue = ResultOf<(typeof Rows)['queues']>[number];
const ages = [
  { key: 'fresh', header: '4 小时内' },
  { key: 'today', header: '4 小时到 1 天' },
  { key: 'days', header: '1-3 天' },
  { key: 'old', header: '3 天以上' },
] as const;
const title = '待办等待时长';
const rowKey = ({ label }: Queue) => label;
const columns = [
  {
    key: 'label',
    header: '队列',
    primary: true,
    render: ({ label, link }: Queue) => <Link href={link}>{label}</Link>,
  },
  ...ages.map(({ key, header }) => ({
    key,
    header,
    align: 'right' as const,
    render: (queue: Queue) => formatThousands(queue[key]),
  })),
];

const waits = (queue: Queue) => ages.some(({ key }) => queue[key] > 0);

/** Empty queues: rows of zeros would hide the others. */
function Nothing({ queues }: { queues: readonly Queue[] }) {
  if (queues.length === 0) return null;
  return (
    <Quiet>
      <span>没有等待的：</span>
      {queues.map(({ label, link }) => (
        <Link key={label} href={link}>
          {label}
        </Link>
      ))}
    </Quiet>
  );
}

/** The age of the queues, so that old items are noticed before somebody complains. */
export function QueueAges() {
  const queues = useQuery(read(statistics, 'queues'));
  const rows = queues.data;
  return (
    <Card
      data-wide
      title={title}
      extra={
        rows ? (
          <Button
            size="sm"
            aria-label={`导出，${title}`}
            onClick={() =>
              saveFigures(title, [
                ['队列', ...ages.map(({ header }) => header)],
                ...rows.map((queue) => [queue.label, ...ages.map(({ key }) => queue[key])]),
              ])
            }
          >
            导出
          </Button>
        ) : undefined
      }
    >
      <Shown part of={queues} what={title} loading={<Skeleton height="8rem" />}>
        {(all) => (
          <>
            <Table
              caption={title}
              columns={columns}
              rows={all.filter(waits)}
              rowKey={rowKey}
              empty="没有等待的。"
            />
            <Nothing queues={all.filter((queue) => !waits(queue))} />
          </>
        )}
      </Shown>
    </Card>
  );
}
