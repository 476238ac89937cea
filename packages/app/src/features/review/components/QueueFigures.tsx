import type { OrderSummary } from '@ca-portal/api';
import { Figures } from '../../../shell/layout/Figures.js';
import { useNow } from '../../../shell/useNow.js';
import { countUrgent } from '../queue-filter.js';
import { RemainingTime } from './RemainingTime.js';

/** How much waits, and how urgent the first of it is. */
export function QueueFigures({ rows, total }: { rows: readonly OrderSummary[]; total: number }) {
  const urgent = countUrgent(rows, useNow(30_000));
  const first = rows[0]?.reviewBefore;
  return (
    <Figures
      label="概况"
      items={[
        { term: '待审核', value: total, unit: '单' },
        {
          term: '4 小时内到期',
          value: urgent,
          unit: '单',
          ...(urgent > 0 ? { tone: 'danger', note: '优先处理' } : { note: '暂时没有' }),
        },
        {
          term: '最短剩余时限',
          value: first ? <RemainingTime reviewBefore={first} /> : '没有待审核的订单',
          plain: true,
        },
      ]}
    />
  );
}
