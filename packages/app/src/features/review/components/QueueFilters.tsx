import { Button } from '@ca-portal/ui/button';
import { formatDateTimeLines } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { FilterChoice, FilterWords } from '../../../shared/list/index.js';
import type { QueueFilter } from '../queue-filter.js';
import { QueueSearch } from './QueueFilters.styles.js';

export interface QueueFiltersProps {
  filter: QueueFilter;
  types: readonly { value: string; label: string }[];
  onFilterChange: (filter: QueueFilter) => void;
  /** Epoch milliseconds of the last answer; 0 before the first. */
  refreshedAt: number;
}

/** Search and type filter above the queue, and the time of the last refresh. */
export function QueueFilters({ filter, types, onFilterChange, refreshedAt }: QueueFiltersProps) {
  const { words, type } = filter;
  return (
    <QueueSearch aria-label="筛选待审核订单">
      <FilterWords
        label="订单号、企业或持有人"
        placeholder="订单号、企业、持有人"
        value={words}
        onValueChange={(next) => onFilterChange({ ...filter, words: next })}
      />
      <FilterChoice
        label="业务类型"
        all="全部业务类型"
        options={types}
        value={type}
        onValueChange={(next) => onFilterChange({ ...filter, type: next })}
      />
      {words !== '' || type !== '' ? (
        <Button variant="text" onClick={() => onFilterChange({ words: '', type: '' })}>
          重置
        </Button>
      ) : null}
      <span data-part="fresh">
        <Icon name="refresh" />
        每 30 秒刷新{refreshedAt > 0 ? `，${formatDateTimeLines(refreshedAt)[1]}` : ''}
      </span>
    </QueueSearch>
  );
}
