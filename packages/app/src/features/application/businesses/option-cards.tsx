import { OptionCardGroup, type OptionCard } from '@ca-portal/ui/option-card';
import type { FieldControl } from '@ca-portal/ui/form';
import type { FieldDescription } from '../../../engines/resource/index.js';

type More<Values> = Omit<FieldDescription<string[], Values>, 'label' | 'control' | 'group'>;

/** Several of a few options, all visible. */
export const cards = <Values,>(
  label: string,
  options: readonly OptionCard[],
  more: More<Values> = {},
): FieldDescription<string[], Values> => ({
  label,
  group: true,
  wide: true,
  ...more,
  control: ({ id, value, onValueChange, invalid, ...rest }: FieldControl<string[]>) => (
    <OptionCardGroup
      multiple
      id={id}
      ref={rest.ref}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      invalid={invalid}
      columns={2}
      options={options}
      value={value}
      onValueChange={(chosen) =>
        // In the order of the options, so that the same choice always has the same value.
        onValueChange(options.map((one) => one.value).filter((one) => chosen.includes(one)))
      }
    />
  ),
});

/** One of a few options. */
export const card = <Values,>(
  label: string,
  options: readonly OptionCard[],
  more: Omit<FieldDescription<string, Values>, 'label' | 'control' | 'group'> = {},
): FieldDescription<string, Values> => ({
  label,
  group: true,
  wide: true,
  ...more,
  control: ({ name: _name, onBlur: _onBlur, ...control }: FieldControl) => (
    <OptionCardGroup columns={2} options={options} {...control} />
  ),
});
