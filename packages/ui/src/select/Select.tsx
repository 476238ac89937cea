import type { ComponentPropsWithRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { frameState } from '../internal/frameState.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { SelectControl, SelectFrame } from './Select.styles.js';
import { zhSelect } from './Select.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronDownIcon } from '../icon/paths.js';

/** One option of a `Select`. */
export interface SelectOption {
  /** The value that is sent and compared. */
  value: string;
  /** The label. */
  label: string;
  /** Disabled. */
  disabled?: boolean;
  /** Why it is disabled; shown after the label. */
  reason?: string;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'multiple'
> {
  /** The options, in order. */
  options: readonly SelectOption[] | null | undefined;
  /** The value; makes it controlled. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (value: string, details: ValueChangeDetails<'select'>) => void;
  /** Shown while nothing is chosen. @default locale.select.placeholder */
  placeholder?: string;
  /** Marks the value as invalid; `Field` sets it. */
  invalid?: boolean;
}

/**
 * One option of many. The native list: it works with every keyboard, screen reader and phone. For up to five options
 * prefer `RadioGroup`, which shows them all.
 */
export function Select({
  options: given,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  placeholder,
  invalid,
  ...rest
}: SelectProps) {
  const options = itemsOf(given);
  const locale = useWords('select', zhSelect);
  const [chosen, setChosen] = useControllableState(value, defaultValue, onValueChange);
  return (
    <SelectFrame data-part="frame" {...frameState({ 'aria-invalid': invalid, ...rest })}>
      <SelectControl
        data-component="Select"
        data-part="control"
        data-empty={!chosen ? '' : undefined}
        aria-invalid={invalid ? true : undefined}
        {...rest}
        value={chosen ?? ''} // a form value may be null
        onChange={(event) => {
          onChange?.(event);
          setChosen(event.target.value, { reason: 'select', event });
        }}
      >
        <option value="" hidden>
          {placeholder ?? locale.placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.disabled && option.reason ? locale.because(option.label, option.reason) : option.label}
          </option>
        ))}
      </SelectControl>
      <Glyph of={chevronDownIcon} />
    </SelectFrame>
  );
}
