import { FilterFold } from '@ca-portal/ui/filter-bar';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { type ReactNode, useState } from 'react';
import { Filters } from './ListCard.styles.js';

interface FoldedFiltersProps {
  'aria-label': string;
  /** `FilterWords`: always visible. */
  words: ReactNode;
  /** Selects and date ranges, and the reset button, which stays visible. */
  children: ReactNode;
}

/** Filters of a list that is read on phones: one line, so that the first row is near the top. */
export function FoldedFilters({ words, children, ...rest }: FoldedFiltersProps) {
  const [folded, setFolded] = useState(true);
  return (
    <Filters {...rest} data-folded={folded}>
      {words}
      <FilterFold folded={folded} onFoldedChange={setFolded} />
      {children}
    </Filters>
  );
}

interface FilterWordsProps {
  /** Placeholder with the searched fields: 姓名或手机号. */
  label: string;
  /** @default the label */
  placeholder?: string;
  value: string;
  onValueChange: (words: string) => void;
  maxLength?: number;
}

/** The search text of `Filters`. */
export function FilterWords({ label, placeholder = label, ...input }: FilterWordsProps) {
  return (
    <span data-part="words">
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        prefix={<Icon name="search" />}
        {...input}
      />
    </span>
  );
}

interface FilterChoiceProps<Value extends string> {
  label: string;
  /** The first option, which does not filter: 全部角色. */
  all: string;
  options: readonly { value: Value; label: string }[];
  /** Empty for all, as in the address. */
  value: Value | '';
  onValueChange: (value: Value | '') => void;
}

/** A select cannot hold an empty value. */
const everything = 'all';

/** One select of `Filters`. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, all, options, value, onValueChange } = props;
  return (
    <span data-part="choice">
      <Select
        aria-label={label}
        options={[{ value: everything, label: all }, ...options]}
        value={value || everything}
        onValueChange={(next) => onValueChange(options.find((one) => one.value === next)?.value ?? '')}
      />
    </span>
  );
}
