import { desk } from '@ca-portal/api/groups/desk';
import { useQueries } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { Figures } from '../../../shared/page/index.js';

const counted = [
  { state: 'stock', term: '在库' },
  { state: 'bound', term: '已分配' },
  { state: 'lost', term: '已挂失' },
  { state: 'damaged', term: '损坏' },
] as const;

/** The number of sticks that are available, reserved and out of use, shown before the list. */
export function StockFigures() {
  const answers = useQueries({
    queries: counted.map(({ state }) => read(desk, 'stock', { query: { page: 1, limit: 1, state } })),
  });
  if (answers.some(({ isError }) => isError)) return null;
  return (
    <Figures
      label="库存概况"
      items={counted.map(({ term }, at) => ({
        term,
        value: answers[at]?.data?.total,
        unit: '把',
      }))}
    />
  );
}
