import { Checkbox } from '@ca-portal/ui/checkbox';
import { Segmented } from '@ca-portal/ui/segmented';
import { styled } from 'styled-components';
import type { CourseFilter } from '../course/list-filter.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3) var(--ca-s-4);
  margin-bottom: var(--ca-s-4);

  > label {
    margin-left: auto;
  }
  @media (max-width: 767.98px) {
    > label {
      margin-left: 0;
    }
  }
`;

const kinds = [
  { value: 'all', label: '录播和直播' },
  { value: 'recorded', label: '录播' },
  { value: 'live', label: '直播' },
];

interface CourseFilterBarProps {
  filter: CourseFilter;
  /** Categories of the courses on offer; empty while loading. */
  categories: readonly string[];
  onChange: (filter: CourseFilter) => void;
}

/** Category, kind, and free courses only. Any change goes to the first page. */
export function CourseFilterBar({ filter, categories, onChange }: CourseFilterBarProps) {
  const known = filter.category && !categories.includes(filter.category) ? [filter.category] : [];
  return (
    <Bar>
      <Segmented
        label="分类"
        options={[
          { value: '', label: '全部' },
          ...[...categories, ...known].map((name) => ({ value: name, label: name })),
        ]}
        value={filter.category}
        onValueChange={(category) => onChange({ ...filter, category, page: 1 })}
      />
      <Segmented
        label="形式"
        options={kinds}
        value={filter.kind}
        onValueChange={(kind) =>
          onChange({ ...filter, kind: kind === 'recorded' || kind === 'live' ? kind : 'all', page: 1 })
        }
      />
      <Checkbox value={filter.free} onValueChange={(free) => onChange({ ...filter, free, page: 1 })}>
        只看免费
      </Checkbox>
    </Bar>
  );
}
