import { type ComponentPropsWithRef, useId } from 'react';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { SwitchLabel, Track } from './Switch.styles.js';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
> {
  /** On or off. */
  value?: boolean;
  /** Initial value when uncontrolled. */
  defaultValue?: boolean;
  /** Called with the new value and the reason. */
  onValueChange?: (value: boolean, details: ValueChangeDetails) => void;
  /** The change is being saved: it keeps the focus and ignores presses. */
  busy?: boolean;
  /** Why it is disabled; it then stays reachable by keyboard. Shown below the label. */
  disabledReason?: string;
}

/**
 * A setting that applies at once, without a submit button. In a form with a submit use `Checkbox`. `children` is its
 * label.
 */
export function Switch({
  value,
  defaultValue = false,
  onValueChange,
  onChange,
  busy = false,
  disabled,
  disabledReason,
  children,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const reasonId = useId();
  const [on, setOn] = useControllableState(value, defaultValue, onValueChange);
  // As with Button: beside `disabled` the reason only counts while `disabled` is true.
  const explained = disabled !== false && Boolean(disabledReason);

  return (
    <SwitchLabel
      data-part="outer"
      data-busy={busy ? '' : undefined}
      data-disabled={disabled || explained ? '' : undefined}
    >
      <Track data-part="track">
        <input
          data-component="Switch"
          {...rest}
          type="checkbox"
          // A native checkbox exposes its state; aria-checked would duplicate it.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          disabled={disabled === true && !explained}
          aria-disabled={explained || busy ? true : undefined}
          aria-busy={busy ? true : undefined}
          aria-describedby={[describedBy, explained ? reasonId : ''].filter(Boolean).join(' ') || undefined}
          checked={on}
          onChange={(event) => {
            if (busy || explained) return;
            onChange?.(event);
            setOn(event.target.checked, { reason: 'input', event });
          }}
        />
      </Track>
      {children === undefined && !explained ? null : (
        <span>
          {children}
          {explained ? (
            // Its description, not its name: otherwise all the text of the label would be the name.
            <small id={reasonId} aria-hidden>
              {disabledReason}
            </small>
          ) : null}
        </span>
      )}
    </SwitchLabel>
  );
}
