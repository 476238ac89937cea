import type { ComponentPropsWithRef } from 'react';
import { useEffect, useRef } from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.js';
import { Mark, MarkLabel } from '../internal/mark.styles.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { Glyph } from '../icon/Glyph.js';
import { checkIcon, minusIcon } from '../icon/paths.js';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
> {
  /** Checked or not. */
  value?: boolean;
  /** Initial value when uncontrolled. */
  defaultValue?: boolean;
  /** Called with the new value and the reason. */
  onValueChange?: (value: boolean, details: ValueChangeDetails) => void;
  /** Indeterminate: only some of the items it stands for are selected. */
  indeterminate?: boolean;
  /** Marks the value as invalid; `Field` sets it. */
  invalid?: boolean;
}

/** Yes or no, or one option of several. `children` is its label and part of the click target. */
export function Checkbox({
  value,
  defaultValue = false,
  onValueChange,
  onChange,
  indeterminate = false,
  invalid,
  children,
  ref,
  ...rest
}: CheckboxProps) {
  const [checked, setChecked] = useControllableState(value, defaultValue, onValueChange);
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(own, ref);
  // `indeterminate` exists only as a property.
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <MarkLabel data-part="outer" data-disabled={rest.disabled ? '' : undefined}>
      <Mark data-part="mark">
        <input
          data-component="Checkbox"
          aria-invalid={invalid ? true : undefined}
          {...rest}
          ref={merged}
          type="checkbox"
          checked={checked ?? false} // a form value may be null
          onChange={(event) => {
            onChange?.(event);
            setChecked(event.target.checked, { reason: 'input', event });
          }}
        />
        <Glyph of={indeterminate ? minusIcon : checkIcon} />
      </Mark>
      {children === undefined ? null : <span>{children}</span>}
    </MarkLabel>
  );
}
