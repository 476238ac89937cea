import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Affix, Frame } from '../internal/control.styles.js';
import { frameState } from '../internal/frameState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { InputControl } from './Input.styles.js';

export interface InputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'prefix' | 'value' | 'defaultValue' | 'size'
> {
  /** The text; makes it controlled. */
  value?: string;
  /** The initial text when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (value: string, details: ValueChangeDetails) => void;
  /** Inside the frame, before the text: an icon, a unit. */
  prefix?: ReactNode;
  /** Inside the frame, after the text: a unit, a clear button. */
  suffix?: ReactNode;
  /** The value is invalid: danger border and `aria-invalid`. The error stands below, see `form`. */
  invalid?: boolean;
}

/** A one-line text field. Give it a visible label: `Field` of `form`, or a `label` with `htmlFor`. */
export function Input({
  prefix,
  suffix,
  invalid,
  onValueChange,
  onChange,
  type = 'text',
  value,
  ...rest
}: InputProps) {
  return (
    <Frame data-part="frame" {...frameState({ 'aria-invalid': invalid, ...rest })}>
      {prefix ? <Affix data-part="prefix">{prefix}</Affix> : null}
      <InputControl
        data-component="Input"
        data-part="control"
        type={type}
        aria-invalid={invalid ? true : undefined}
        {...rest}
        value={value === null ? '' : value} // a form value may be null
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value, { reason: 'input', event });
        }}
      />
      {suffix ? <Affix data-part="suffix">{suffix}</Affix> : null}
    </Frame>
  );
}
