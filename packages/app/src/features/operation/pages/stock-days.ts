import { stickMoveLabels, stickMoves, type StickMove } from '@ca-portal/api/domain';
import { desk } from '@ca-portal/api/groups/desk';
import { formatDate, formatThousands } from '@ca-portal/ui/formats';
import { type Answer, send } from '../../../api/query.js';
import { serverClock } from '../../../api/server-clock.js';
import { allRowsOf, period, resource, type ListQuery } from '../../../engines/resource/index.js';
import { figuresFile } from '../../../shared/files/index.js';

const dayMs = 86_400_000;
/** The requested days; by default the last thirty. */
const input = ({ filters }: ListQuery) => {
  const to = filters['timeTo'] || formatDate(serverClock.now());
  const from = filters['timeFrom'] || formatDate(Date.parse(`${to}T00:00:00Z`) - 29 * dayMs);
  return { query: { from, to } };
};
const daysOf = (rows: Answer<typeof desk, 'day'>) => {
  const days = [...new Set(rows.map(({ day = '' }) => day))];
  return days.map((day) => ({
    day,
    counts: Object.fromEntries(
      rows.flatMap((row) => (row.day === day ? [[row.deed, row.count] as const] : [])),
    ),
  }));
};
const head = (move: StickMove) => stickMoveLabels[move];

/** 每日进出: daily additions to and removals from the stock. */
export const stockDaysPage = resource(
  allRowsOf(desk, 'day', { input, rows: daysOf, text: ({ day }) => day }),
  ({ column }) => ({
    title: '介质库存',
    description: '每天入库、制证、交付、寄出和损坏、回收的数量，按操作记录统计。不选日期时显示最近 30 天。',
    noun: '日期',
    rowKey: ({ day }) => day,
    name: ({ day }) => day,
    filters: { time: period('日期') },
    columns: [
      column.name('day', '日期', ({ day }) => day),
      ...stickMoves.map((move) =>
        column.figure(move, head(move), ({ counts }) => formatThousands(counts[move] ?? 0)),
      ),
    ],
    export: {
      run: async (query) =>
        figuresFile('介质每日进出', [
          ['日期', ...stickMoves.map(head)],
          ...daysOf(await send(desk, 'day', input(query))).map(({ day, counts }) => [
            day,
            ...stickMoves.map((move) => counts[move] ?? 0),
          ]),
        ]),
    },
  }),
);
