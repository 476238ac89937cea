import { DateRangePicker } from '@ca-portal/ui/date-range-picker';
import { FilterBar, FilterSelect } from '@ca-portal/ui/filter-bar';
import { optionsOf, type Options } from './options.js';

/** Values of the filters; '' means no filter. A period has two entries: `<name>From` and `<name>To`. */
export type FilterValues = Readonly<Record<string, string>>;
export interface FilterDescription {
  readonly kind: 'choice' | 'period';
  readonly label: string;
  readonly options?: Options;
}
export type FilterDescriptions = Readonly<Record<string, FilterDescription>>;

/** One of several values, or all. */
export const oneOf = (label: string, options: Options): FilterDescription => ({
  kind: 'choice',
  label,
  options,
});
/** From one day to another, both inclusive. */
export const period = (label: string): FilterDescription => ({ kind: 'period', label });

/** Parameter names of the filters in the address. */
export const filterKeys = (filters: FilterDescriptions): readonly string[] =>
  Object.entries(filters).flatMap(([name, { kind }]) =>
    kind === 'period' ? [`${name}From`, `${name}To`] : [name],
  );

interface DescribedFiltersProps {
  filters: FilterDescriptions;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** Clears them and the search text; undefined while there is nothing to clear. */
  onClear: (() => void) | undefined;
}

/** The controls of all filters. */
export function DescribedFilters({ filters, values, onChange, onClear }: DescribedFiltersProps) {
  return (
    <FilterBar active={Object.values(values).filter(Boolean).length} onClear={onClear}>
      {Object.entries(filters).map(([name, { kind, label, options }]) =>
        kind === 'period' ? (
          <DateRangePicker
            key={name}
            label={label}
            value={{ start: values[`${name}From`] ?? '', end: values[`${name}To`] ?? '' }}
            onValueChange={({ start, end }) =>
              onChange({ ...values, [`${name}From`]: start, [`${name}To`]: end })
            }
          />
        ) : (
          <ChoiceFilter
            key={name}
            label={label}
            options={options ?? []}
            value={values[name] ?? ''}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        ),
      )}
    </FilterBar>
  );
}

interface ChoiceFilterProps {
  label: string;
  options: Options;
  value: string;
  onChange: (value: string) => void;
}
/** A component of its own, because its options may be a hook. */
function ChoiceFilter({ options, onChange, ...rest }: ChoiceFilterProps) {
  return <FilterSelect {...rest} options={optionsOf(options)} onValueChange={onChange} />;
}
