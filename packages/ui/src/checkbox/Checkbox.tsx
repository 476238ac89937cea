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
  /** What is chosen or typed at first, where the caller does not keep it. */
  defaultValue?: boolean;
  /** Called with the new value, and the reason. */
  onValueChange?: (value: boolean, details: ValueChangeDetails) => void;
  /** Neither: some of the things it stands for are chosen. */
  indeterminate?: boolean;
  /** Marks it as wrong, for the eye and for screen readers; `Field` sets it. */
  invalid?: boolean;
}

/** Yes or no, or one of several that may be chosen together. `children` is its label and part of the target. */
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
  // `indeterminate` exists as a property only.
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
          checked={checked ?? false} // a form may hold null
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
