import { Button } from '@ca-portal/ui/button';
import { Segmented } from '@ca-portal/ui/segmented';
import { FilterChoice, Filters, FilterWords } from '../../../shared/list/index.js';
import { isFiltered, unfiltered, type MessagePosition } from '../message-position.js';

const categories = [
  { value: 'all', label: '全部' },
  { value: '1', label: '通知' },
  { value: '2', label: '待办' },
];
const importances = [
  { value: '1', label: '普通' },
  { value: '2', label: '重要' },
  { value: '3', label: '紧急' },
] as const;
const readness = [
  { value: '0', label: '未读' },
  { value: '1', label: '已读' },
] as const;

interface MessageFiltersProps {
  position: MessagePosition;
  onChange: (position: MessagePosition) => void;
}

/** Search and filters of a box; a change goes to the first page and closes the open message. */
export function MessageFilters({ position, onChange }: MessageFiltersProps) {
  const narrow = (change: Partial<MessagePosition>) => onChange({ ...position, ...change, page: 1, id: 0 });
  return (
    <Filters aria-label="筛选消息">
      <FilterWords
        label="主题"
        maxLength={50}
        value={position.topic}
        onValueChange={(topic) => narrow({ topic })}
      />
      <Segmented
        label="类别"
        options={categories}
        value={position.category || 'all'}
        onValueChange={(value) => narrow({ category: value === 'all' ? '' : (value as '1' | '2') })}
      />
      <FilterChoice
        label="重要程度"
        all="全部重要程度"
        options={importances}
        value={position.important}
        onValueChange={(important) => narrow({ important })}
      />
      {position.box === 'inbox' ? (
        <FilterChoice
          label="阅读状态"
          all="未读和已读"
          options={readness}
          value={position.isRead}
          onValueChange={(isRead) => narrow({ isRead })}
        />
      ) : null}
      {isFiltered(position) ? (
        <Button variant="text" onClick={() => onChange(unfiltered(position))}>
          重置
        </Button>
      ) : null}
    </Filters>
  );
}
