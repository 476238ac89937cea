import { formatBeijing } from '@ca-portal/api/domain';
import { InvalidInput } from '../../kernel/portal-error.js';
import { momentOf } from './query.js';

const dayMs = 86_400_000;
/** Charts with more days are unreadable; a leap year. */
const longest = 366;

export interface Period {
  readonly from: Date;
  /** The first moment after the period. */
  readonly until: Date;
  /** Every day of the period, so that a day without events is shown as zero. */
  readonly days: readonly string[];
}

/** Beijing days from and to, both inclusive. */
export function periodOf({ from, to }: { from: string; to: string }): Period {
  const first = momentOf(`${from} 00:00:00`, 'from');
  const until = new Date(momentOf(`${to} 00:00:00`, 'to').getTime() + dayMs);
  const count = (until.getTime() - first.getTime()) / dayMs;
  if (count < 1) throw new InvalidInput([{ field: 'to', message: '结束日期不能早于开始日期' }]);
  if (count > longest) throw new InvalidInput([{ field: 'to', message: '查询范围不能超过一年' }]);
  const days = Array.from({ length: count }, (_, i) =>
    formatBeijing(new Date(first.getTime() + i * dayMs)).slice(0, 10),
  );
  return { from: first, until, days };
}
