import type { OrderSummary, ResultOf } from '@ca-portal/api';
import type { desk } from '@ca-portal/api/contract';
import { usePortalConfig } from '../../../config/config.js';
import { useRuleWords } from '../../../config/rules.js';
import { Figures } from '../../../shared/page/index.js';
import { countUrgent, useNow } from '../../../shared/time/index.js';
import { RemainingTime } from './RemainingTime.js';

const medianOf = (minutes: number | null): string =>
  minutes === null ? '还没有用时' : `用时中位数 ${minutes} 分钟`;

/** Number of waiting orders, and the urgency of the first. */
export function QueueFigures({
  queue,
  claims,
}: {
  /** Undefined while it loads. */
  queue: { rows: readonly OrderSummary[]; total: number } | undefined;
  claims: { data: ResultOf<(typeof desk)['claims']> | undefined; isError: boolean };
}) {
  const now = useNow(30_000);
  const { rules } = usePortalConfig();
  const say = useRuleWords();
  const urgent = queue && countUrgent(queue.rows, now, rules.reviewHours);
  const first = queue?.rows[0]?.reviewBefore;
  return (
    <Figures
      label="概况"
      items={[
        { term: '待审核', value: queue?.total, unit: '单' },
        {
          term: say('{urgentReviewTime}内到期'),
          value: urgent,
          unit: '单',
          ...(urgent === undefined
            ? { note: <br /> }
            : urgent > 0
              ? { tone: 'danger', note: '优先处理' }
              : { note: '暂时没有' }),
        },
        {
          term: '最短剩余时限',
          value: first ? <RemainingTime reviewBefore={first} /> : queue && '没有待审核的订单',
          plain: true,
        },
        ...(claims.data || !claims.isError
          ? [
              {
                term: '今天已审',
                value: claims.data?.reviewedToday,
                unit: '单',
                note: claims.data ? medianOf(claims.data.medianMinutes) : <br />,
              },
            ]
          : []),
      ]}
    />
  );
}
