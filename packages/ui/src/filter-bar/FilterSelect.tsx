import type { SelectOption, SelectProps } from '../select/Select.js';
import { Select } from '../select/Select.js';
import { itemsOf } from '../internal/itemsOf.js';
import { useWords } from '../theme/useWords.js';
import { zhFilterBar } from './FilterBar.zh.js';

export interface FilterSelectProps extends Omit<SelectProps, 'aria-label' | 'options' | 'placeholder'> {
  /** What is filtered by: 状态. Each option repeats it, because the control has no label above it. */
  label: string;
  /** The values, in order; a first one, `''`, does not filter. Undefined while they load. */
  options: readonly SelectOption[] | null | undefined;
}

/** One filter of a `FilterBar`: one of several values, or all. */
export function FilterSelect({ label, options, ...rest }: FilterSelectProps) {
  const words = useWords('filterBar', zhFilterBar);
  const all = words.option(label);
  const named = itemsOf(options).map((option) => ({ ...option, label: words.option(label, option.label) }));
  return (
    <Select aria-label={label} options={[{ value: '', label: all }, ...named]} placeholder={all} {...rest} />
  );
}
