import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Select } from '@ca-portal/ui/select';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ChoiceName, CourseFilter } from '../course/list-filter.js';
import type { CourseOptions } from '../course/queries.js';

const Row = styled.fieldset`
  border: 0;
  padding: 0;
  min-width: 0;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--ca-s-3);
  margin: 0 0 var(--ca-s-4);

  @media (min-width: 768px) {
    > [data-more] {
      display: none;
    }
  }
  /* a phone shows courses first */
  @media (max-width: 767.98px) {
    &:not([data-open]) > :not([data-more]) {
      display: none;
    }
    > [data-more] {
      grid-column: 1 / -1;
    }
  }
`;

const choices: readonly {
  name: ChoiceName;
  label: string;
  of: (options: CourseOptions) => readonly string[];
  text?: (value: string) => string;
}[] = [
  { name: 'examination', label: '考试方式', of: ({ examinations }) => examinations },
  { name: 'hours', label: '学时', of: ({ hours }) => hours.map(String), text: (value) => `${value} 学时` },
  { name: 'host', label: '主办单位', of: ({ hosts }) => hosts },
  { name: 'region', label: '地区', of: ({ regions }) => regions },
  { name: 'address', label: '上课地点', of: ({ courseAddresses }) => courseAddresses },
];

/** An empty value means no selection to the select itself. */
const all = 'all';

interface CourseChoicesProps {
  filter: CourseFilter;
  /** Undefined while loading. */
  options: CourseOptions | undefined;
  onChange: (filter: CourseFilter) => void;
}

/** The five filters of spec section 3. Any change goes to the first page. */
export function CourseChoices({ filter, options, onChange }: CourseChoicesProps) {
  const [asked, ask] = useState<boolean>();
  const open = asked ?? choices.some(({ name }) => filter[name]);
  return (
    <Row aria-label="更多筛选" data-open={open ? '' : undefined}>
      <Button data-more="" icon={<Icon name="filter" />} aria-expanded={open} onClick={() => ask(!open)}>
        {open ? '收起筛选' : '更多筛选'}
      </Button>
      {choices.map(({ name, label, of, text = (value) => value }) => {
        const known = options ? of(options) : [];
        const value = filter[name];
        return (
          <Select
            key={name}
            aria-label={label}
            value={value || all}
            onValueChange={(next) => onChange({ ...filter, [name]: next === all ? '' : next, page: 1 })}
            options={[
              { value: all, label: `${label}：全部` },
              // An outdated value from an old address stays visible, so that it can be removed.
              ...[...known, ...(value && !known.includes(value) ? [value] : [])].map((one) => ({
                value: one,
                label: text(one),
              })),
            ]}
          />
        );
      })}
    </Row>
  );
}
