import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Mark, MarkLabel } from '../internal/mark.styles.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { ChipLabel, OptionNote, RadioGroupRoot } from './RadioGroup.styles.js';
import { zhRadioGroup } from './RadioGroup.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { checkIcon } from '../icon/paths.js';

/** One option of a radio group. */
export interface RadioOption {
  /** The value that is sent and compared. */
  value: string;
  /** The label. */
  label: ReactNode;
  /** One line below the label; in the list variant only. */
  description?: ReactNode;
  /** Disabled. */
  disabled?: boolean;
  /** Why it is disabled; shown after or below the label. */
  reason?: string;
}

export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The options, in order. */
  options: readonly RadioOption[] | null | undefined;
  /** The value; makes it controlled. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (value: string, details: ValueChangeDetails<'select'>) => void;
  /** `chips` are bordered options in a row, for product variants. @default 'list' */
  variant?: 'list' | 'chips';
  /** Direction of the list. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Name shared by the radio inputs. @default a generated name */
  name?: string;
  /** Disabled. */
  disabled?: boolean;
  /** Marks the value as invalid; `Field` sets it. */
  invalid?: boolean;
}

/** One of a few options, all visible. Name it with `aria-label` or `aria-labelledby`; `Field` does so itself. */
export function RadioGroup({
  options: given,
  value,
  defaultValue = '',
  onValueChange,
  variant = 'list',
  orientation = 'vertical',
  name,
  disabled,
  invalid,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps) {
  const options = itemsOf(given);
  const words = useWords('radioGroup', zhRadioGroup);
  const ownName = useId();
  const [chosen, setChosen] = useControllableState(value, defaultValue, onValueChange);
  const chips = variant === 'chips';
  return (
    <RadioGroupRoot
      data-component="RadioGroup"
      data-variant={variant}
      data-orientation={orientation}
      role="radiogroup"
      aria-invalid={invalid ? true : undefined}
      aria-describedby={describedBy}
      {...rest}
    >
      {options.map((option) => {
        const input = (
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value ?? ''}
            checked={chosen === option.value}
            disabled={disabled || option.disabled}
            onChange={(event) => setChosen(option.value, { reason: 'select', event })}
          />
        );
        const reason = option.disabled ? option.reason : undefined;
        return chips ? (
          <ChipLabel key={option.value}>
            {input}
            <Glyph of={checkIcon} />
            <span>
              {option.label}
              {reason ? words.because(reason) : null}
            </span>
          </ChipLabel>
        ) : (
          <MarkLabel key={option.value} data-disabled={disabled || option.disabled ? '' : undefined}>
            <Mark data-part="mark" data-round="">
              {input}
            </Mark>
            <span>
              {option.label}
              {(reason ?? option.description) ? (
                <OptionNote>{reason ?? option.description}</OptionNote>
              ) : null}
            </span>
          </MarkLabel>
        );
      })}
    </RadioGroupRoot>
  );
}
