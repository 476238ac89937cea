import { orderTypeLabels, orderTypes } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { DateRangePicker } from '@ca-portal/ui/date-range-picker';
import { FilterChoice, FilterWords, FoldedFilters } from '../../../shared/list/index.js';
import { useLastDays } from '../../../shared/time/index.js';
import { isNarrowed, start, type OrderPosition } from '../order-position.js';

const types = orderTypes.map((value) => ({ value, label: orderTypeLabels[value] }));

interface OrderFiltersProps {
  position: OrderPosition;
  onChange: (position: OrderPosition) => void;
}

/** Filters of the order list, below its tabs. */
export function OrderFilters({ position, onChange }: OrderFiltersProps) {
  const presets = useLastDays();
  const narrow = (change: Partial<OrderPosition>) => onChange({ ...position, ...change, page: 1 });
  return (
    <FoldedFilters
      aria-label="筛选订单"
      words={
        <FilterWords
          label="订单号或持有人"
          maxLength={50}
          value={position.words}
          onValueChange={(words) => narrow({ words })}
        />
      }
    >
      <FilterChoice
        label="业务类型"
        all="全部业务类型"
        options={types}
        value={position.type}
        onValueChange={(type) => narrow({ type })}
      />
      <span data-part="range">
        <span aria-hidden="true">下单时间</span>
        <DateRangePicker
          label="下单时间"
          presets={presets}
          value={{ start: position.from, end: position.to }}
          onValueChange={(range) => narrow({ from: range.start, to: range.end })}
        />
      </span>
      {isNarrowed(position) ? (
        <Button variant="text" onClick={() => onChange({ ...start, tab: position.tab })}>
          重置
        </Button>
      ) : null}
    </FoldedFilters>
  );
}
