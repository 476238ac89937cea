import { Button } from '@ca-portal/ui/button';
import { formatDateTime } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import type { QueueFilter } from '../queue-filter.js';
import { Filters } from './QueueFilters.styles.js';

export interface QueueFiltersProps {
  filter: QueueFilter;
  types: readonly { value: string; label: string }[];
  onFilterChange: (filter: QueueFilter) => void;
  /** Epoch milliseconds of the last answer; 0 before the first. */
  refreshedAt: number;
}

/** Search and type above the queue, and when it was last asked for. */
export function QueueFilters({ filter, types, onFilterChange, refreshedAt }: QueueFiltersProps) {
  const { words, type } = filter;
  return (
    <Filters aria-label="筛选待审核订单">
      <span data-part="words">
        <Input
          type="search"
          aria-label="订单号、企业或持有人"
          placeholder="订单号、企业、持有人"
          prefix={<Icon name="search" />}
          value={words}
          onValueChange={(next) => onFilterChange({ ...filter, words: next })}
        />
      </span>
      <span data-part="type">
        <Select
          aria-label="业务类型"
          placeholder="全部业务类型"
          options={[{ value: 'all', label: '全部业务类型' }, ...types]}
          value={type === '' ? 'all' : type}
          onValueChange={(next) => onFilterChange({ ...filter, type: next === 'all' ? '' : next })}
        />
      </span>
      {words !== '' || type !== '' ? (
        <Button variant="text" onClick={() => onFilterChange({ words: '', type: '' })}>
          重置
        </Button>
      ) : null}
      <span data-part="fresh">
        <Icon name="refresh" />
        每 30 秒刷新{refreshedAt > 0 ? `，${formatDateTime(refreshedAt).slice(11)}` : ''}
      </span>
    </Filters>
  );
}
