import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useState } from 'react';
import { Guarded, hasFailed } from '../../shared/failure/index.js';
import { ListFoot, ListNote } from '../../shared/list/index.js';
import { QueueFigures } from './components/QueueFigures.js';
import { QueueFilters } from './components/QueueFilters.js';
import { QueueTable } from './components/QueueTable.js';
import { filterQueue, type QueueFilter, typesIn } from './queue-filter.js';
import { useClaims, useReviewQueue } from './queries.js';
import { useViewPath } from '../../session/useViewPath.js';
import { Icon } from '@ca-portal/ui/icon';
import { useRuleWords } from '../../config/rules.js';

const pageSize = 20;
const everything: QueueFilter = { words: '', type: '' };

/** 订单审核: orders that wait for review, most urgent first; refreshed every 30 seconds. */
export function ReviewQueuePage() {
  const say = useRuleWords();
  const queue = useReviewQueue();
  const desk = useViewPath('review/desk') ?? '/certManage/desk';
  const [filter, setFilter] = useState(everything);
  const [page, setPage] = useState(1);
  const rows = queue.data?.rows ?? [];
  const found = filterQueue(rows, filter);
  // Orders leave the queue while the page is open, so the last page may disappear.
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  const shown = found.slice((current - 1) * pageSize, current * pageSize);
  const deskOf = (orderNo: string) => `${desk}?orderNo=${orderNo}`;
  const claims = useClaims();
  const heldBy = new Map(claims.data?.claims.map((one) => [one.orderNo, one.claimedBy]));
  const first = rows.find(({ orderNo }) => !heldBy.has(orderNo)) ?? rows[0];
  const total = queue.data?.total ?? 0;
  const narrow = (next: QueueFilter) => {
    setFilter(next);
    setPage(1);
  };

  return (
    <Guarded of={queue}>
      <PageHeading
        title="订单审核"
        description={say('支付后 {reviewTime}内完成。先处理剩余时间最短的。')}
        actions={
          first ? (
            <LinkButton variant="primary" icon={<Icon name="inbox" />} href={deskOf(first.orderNo)}>
              审核下一单
            </LinkButton>
          ) : queue.isPending ? (
            <Button variant="primary" loading loadingText="审核下一单">
              审核下一单
            </Button>
          ) : undefined
        }
      />
      {hasFailed(queue) ? null : <QueueFigures queue={queue.data} claims={claims} />}
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
          heldBy={heldBy}
          {...(rows.length > 0 ? { onClearFilter: () => narrow(everything) } : {})}
        />
        <ListFoot page={current} pageSize={pageSize} total={found.length} onPage={setPage} />
      </Card>
      {queue.isPending ? null : (
        <ListNote>
          {total > rows.length && rows.length > 0
            ? `共 ${total} 单，这里列出时限最近的 ${rows.length} 单。`
            : null}
          机器预检只做提醒，结论由审核人作出。打开一单即由您领取，同事不能同时审；离开后自动放回队列。
        </ListNote>
      )}
    </Guarded>
  );
}
