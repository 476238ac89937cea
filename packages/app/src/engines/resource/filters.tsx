import { DateRangePicker } from '@ca-portal/ui/date-range-picker';
import { Select } from '@ca-portal/ui/select';
import type { Option, Options } from './fields.js';

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

interface FilterBarProps {
  filters: FilterDescriptions;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** The controls of all filters. */
export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  return Object.entries(filters).map(([name, { kind, label, options }]) =>
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
  );
}

interface ChoiceFilterProps {
  label: string;
  options: Options;
  value: string;
  onChange: (value: string) => void;
}
function ChoiceFilter({ label, options, value, onChange }: ChoiceFilterProps) {
  const fetched = typeof options === 'function' ? options() : options;
  const all: Option = { value: '', label: `${label}：全部` };
  const named = (fetched ?? []).map((option) => ({ ...option, label: `${label}：${option.label}` }));
  return (
    <Select
      aria-label={label}
      options={[all, ...named]}
      value={value}
      onValueChange={onChange}
      placeholder={all.label}
    />
  );
}
