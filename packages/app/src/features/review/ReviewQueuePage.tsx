import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useState } from 'react';
import { NoPermission } from '../../shell/NoPermission.js';
import { ListNote } from '../../shell/layout/ListCard.styles.js';
import { ListFoot } from '../../shell/layout/ListFoot.js';
import { QueueFigures } from './components/QueueFigures.js';
import { QueueFilters } from './components/QueueFilters.js';
import { QueueTable } from './components/QueueTable.js';
import { filterQueue, type QueueFilter, typesIn } from './queue-filter.js';
import { useReviewQueue } from './queries.js';
import { useViewPath } from '../../session/useViewPath.js';
import { Icon } from '@ca-portal/ui/icon';

const pageSize = 20;
const everything: QueueFilter = { words: '', type: '' };

/** 订单审核: what waits for a verdict, the most urgent first; asked for anew every 30 seconds. */
export function ReviewQueuePage() {
  const queue = useReviewQueue();
  const desk = useViewPath('review/desk') ?? '/certManage/desk';
  const [filter, setFilter] = useState(everything);
  const [page, setPage] = useState(1);
  const rows = queue.data?.rows ?? [];
  const found = filterQueue(rows, filter);
  // Orders leave the queue while one reads it: the last page may be gone.
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  const shown = found.slice((current - 1) * pageSize, current * pageSize);
  const deskOf = (orderNo: string) => `${desk}?orderNo=${orderNo}`;
  const first = rows[0];
  const total = queue.data?.total ?? 0;
  const narrow = (next: QueueFilter) => {
    setFilter(next);
    setPage(1);
  };

  if (isApiError(queue.error, errorCodes.forbidden)) return <NoPermission />;
  return (
    <>
      <PageHeading
        title="订单审核"
        description="支付后 24 小时内完成。先处理剩余时间最短的。"
        actions={
          first ? (
            <LinkButton variant="primary" icon={<Icon name="inbox" />} href={deskOf(first.orderNo)}>
              审核下一单
            </LinkButton>
          ) : undefined
        }
      />
      {queue.data ? <QueueFigures rows={rows} total={total} /> : null}
      <Card padding="none" aria-label="待审核订单">
        <QueueFilters
          filter={filter}
          types={typesIn(rows)}
          onFilterChange={narrow}
          refreshedAt={queue.dataUpdatedAt}
        />
        <QueueTable
          queue={queue}
          rows={shown}
          deskOf={deskOf}
          {...(rows.length > 0 ? { onClearFilter: () => narrow(everything) } : {})}
        />
        <ListFoot page={current} pageSize={pageSize} total={found.length} onPage={setPage} />
      </Card>
      <ListNote>
        {total > rows.length && rows.length > 0
          ? `共 ${total} 单，这里列出时限最近的 ${rows.length} 单。`
          : null}
        机器预检只做提醒，结论由审核人作出。两个人同时审一单时，先提交的有效，后提交的会收到提示。
      </ListNote>
    </>
  );
}
