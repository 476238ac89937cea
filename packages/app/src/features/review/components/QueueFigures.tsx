import type { OrderSummary } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { countUrgent } from '../queue-filter.js';
import { useNow } from '../../../shell/useNow.js';
import { Figures } from './QueueFigures.styles.js';
import { RemainingTime } from './RemainingTime.js';

/** How much waits, and how urgent the first of it is. */
export function QueueFigures({ rows, total }: { rows: readonly OrderSummary[]; total: number }) {
  const urgent = countUrgent(rows, useNow(30_000));
  const next = rows[0];
  return (
    <Figures as={Card} padding="none" aria-label="概况">
      <dl>
        <div>
          <dt>待审核</dt>
          <dd data-part="figure">
            {total}
            <small>单</small>
          </dd>
        </div>
        <div data-late={urgent > 0 || undefined}>
          <dt>4 小时内到期</dt>
          <dd data-part="figure">
            {urgent}
            <small>单</small>
          </dd>
          <dd data-part="note">{urgent > 0 ? '优先处理' : '暂时没有'}</dd>
        </div>
        <div>
          <dt>最短剩余时限</dt>
          <dd>
            {next?.reviewBefore ? <RemainingTime reviewBefore={next.reviewBefore} /> : '没有待审核的订单'}
          </dd>
        </div>
      </dl>
    </Figures>
  );
}
