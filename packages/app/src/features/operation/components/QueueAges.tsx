import type { ResultOf } from '@ca-portal/api';
import type { statistics as Rows } from '@ca-portal/api/contract';
import { statistics } from '@ca-portal/api/groups/statistics';
import { waitingSteps, waitingWords } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatThousands } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table } from '@ca-portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { usePortalConfig } from '../../../config/config.js';
import { read } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';
import { saveFigures } from '../../../shared/files/index.js';
import { Quiet } from '../DashboardPage.styles.js';

type Queue = ResultOf<(typeof Rows)['queues']>[number];
const steps = ['fresh', 'today', 'days', 'old'] as const;

function agesOf(reviewHours: number) {
  const { today, days, old } = waitingSteps(reviewHours);
  const [a, b, c] = [waitingWords(today), waitingWords(days), waitingWords(old)];
  return [
    { key: 'fresh', header: `${a}内` },
    { key: 'today', header: `${a}到 ${b}` },
    { key: 'days', header: `${b}到 ${c}` },
    { key: 'old', header: `${c}以上` },
  ] as const;
}
const title = '待办等待时长';
const rowKey = ({ label }: Queue) => label;
const columnsOf = (ages: ReturnType<typeof agesOf>) => [
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

const waits = (queue: Queue) => steps.some((step) => queue[step] > 0);

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
  const ages = agesOf(usePortalConfig().rules.reviewHours);
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
              columns={columnsOf(ages)}
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
