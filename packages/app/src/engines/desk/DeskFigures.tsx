import { waitingSteps, waitingWords } from '@ca-portal/api/domain';
import { usePortalConfig } from '../../config/config.js';
import { Figures } from '../../shared/page/index.js';
import { ageOf, useNow } from '../../shared/time/index.js';
import type { DeskDescription } from './description.js';
import { useMyDay } from './useWaiting.js';

interface DeskFiguresProps<Row extends object> {
  of: DeskDescription<Row>;
  /** The oldest first; undefined while loading. */
  rows: readonly Row[] | undefined;
  total: number | undefined;
}

/** Number of waiting items, age of the oldest, and today's progress. */
export function DeskFigures<Row extends object>({ of, rows, total }: DeskFiguresProps<Row>) {
  const { reviewHours } = usePortalConfig().rules;
  const now = useNow(60_000);
  const day = useMyDay();
  const ages = rows?.map((row) => ageOf(of.since(row), now, reviewHours));
  const late = ages?.filter((age) => age?.step === 'days' || age?.step === 'old').length;
  const mine = day.data
    ?.filter(({ deed }) => of.counted.includes(deed))
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <Figures
      label="概况"
      items={[
        { term: '等待处理', value: total, unit: '件' },
        {
          term: `超过 ${waitingWords(waitingSteps(reviewHours).days)}`,
          value: late,
          unit: '件',
          ...(late ? { tone: 'danger' as const, note: '优先处理' } : { note: <br /> }),
        },
        { term: '最久的一件', value: ages && (ages[0]?.words ?? '没有等待的'), plain: true },
        ...(day.isError ? [] : [{ term: '我今天处理', value: mine, unit: '件' }]),
      ]}
    />
  );
}
