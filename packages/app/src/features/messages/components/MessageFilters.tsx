import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { Segmented } from '@ca-portal/ui/segmented';
import { Select } from '@ca-portal/ui/select';
import { Filters } from '../../../shell/content/ListCard.styles.js';
import { isFiltered, unfiltered, type MessagePosition } from '../message-position.js';

const categories = [
  { value: 'all', label: '全部' },
  { value: '1', label: '通知' },
  { value: '2', label: '待办' },
];
const importances = [
  { value: 'all', label: '全部重要程度' },
  { value: '1', label: '普通' },
  { value: '2', label: '重要' },
  { value: '3', label: '紧急' },
];
const readness = [
  { value: 'all', label: '未读和已读' },
  { value: '0', label: '未读' },
  { value: '1', label: '已读' },
];

interface MessageFiltersProps {
  position: MessagePosition;
  onChange: (position: MessagePosition) => void;
}

/** Search by topic and what narrows a box; a change begins at the first page and closes what is open. */
export function MessageFilters({ position, onChange }: MessageFiltersProps) {
  const narrow = (change: Partial<MessagePosition>) => onChange({ ...position, ...change, page: 1, id: 0 });
  const chosen = <Key extends 'category' | 'important' | 'isRead'>(key: Key, value: string) =>
    narrow({ [key]: value === 'all' ? '' : value });
  return (
    <Filters aria-label="筛选消息">
      <span data-part="words">
        <Input
          type="search"
          aria-label="主题"
          placeholder="主题"
          maxLength={50}
          prefix={<Icon name="search" />}
          value={position.topic}
          onValueChange={(topic) => narrow({ topic })}
        />
      </span>
      <Segmented
        label="类别"
        options={categories}
        value={position.category || 'all'}
        onValueChange={(value) => chosen('category', value)}
      />
      <span data-part="choice">
        <Select
          aria-label="重要程度"
          options={importances}
          value={position.important || 'all'}
          onValueChange={(value) => chosen('important', value)}
        />
      </span>
      {position.box === 'inbox' ? (
        <span data-part="choice">
          <Select
            aria-label="阅读状态"
            options={readness}
            value={position.isRead || 'all'}
            onValueChange={(value) => chosen('isRead', value)}
          />
        </span>
      ) : null}
      {isFiltered(position) ? (
        <Button variant="text" onClick={() => onChange(unfiltered(position))}>
          重置
        </Button>
      ) : null}
    </Filters>
  );
}
