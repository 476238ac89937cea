import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useId,
} from 'react';
import { ControlError } from '../internal/ControlError.js';
import { frameState } from '../internal/frameState.js';
import { useUnreadText } from '../internal/unreadText.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { NumberControl, NumberInputRoot, NumberRoot, StepButton } from './NumberInput.styles.js';
import { zhNumberInput } from './NumberInput.zh.js';
import { readWholeNumber } from './readWholeNumber.js';
import { Glyph } from '../icon/Glyph.js';
import { minusIcon, plusIcon } from '../icon/paths.js';

/** Typed, changed by a step, or limited to the range. */
export type NumberChangeReason = 'input' | 'step' | 'clamp';

export interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step'
> {
  /** The number; `null` is an empty field. Makes it controlled. `undefined` leaves it uncontrolled. */
  value?: number | null;
  /** Initial value when uncontrolled. */
  defaultValue?: number;
  /** Called with the new value and the reason. */
  onValueChange?: (value: number, details: ValueChangeDetails<NumberChangeReason>) => void;
  /** The minimum. @default 0 */
  min?: number;
  /** The maximum. @default 9999 */
  max?: number;
  /** Step of plus and minus. @default 1 */
  step?: number;
  /** Marks the value as invalid; `Field` sets it. */
  invalid?: boolean;
}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A whole number with − and +. On blur a number outside the limits is moved to the limit; text that is no whole
 * number stays with an error, the value does not change, and a `Form` is not submitted.
 */
export function NumberInput({
  value,
  defaultValue,
  onValueChange,
  min = 0,
  max = 9999,
  step = 1,
  invalid,
  disabled,
  readOnly,
  onBlur,
  onChange,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: NumberInputProps) {
  const locale = useWords('numberInput', zhNumberInput);
  const errorId = useId();
  const [current, setNumber] = useControllableState(
    // Empty, not the minimum: a shown minimum that nobody chose would not be submitted.
    value === null ? Number.NaN : value,
    defaultValue ?? min,
    onValueChange,
  );
  const number = Number.isFinite(current) ? current : undefined;
  const typed = useUnreadText<string>(String(number));
  const clamp = (n: number) => Math.min(max, Math.max(min, n));
  const fixed = disabled || readOnly;

  const commit = (next: number, reason: NumberChangeReason, event: SyntheticEvent) => {
    if (next !== number) setNumber(next, { reason, event });
    typed.settle();
  };
  const stepBy = (delta: number) => (number === undefined ? min : clamp(number + delta * step));
  const finish = (event: SyntheticEvent) => {
    if (typed.text === undefined) return;
    const text = typed.text.trim();
    const read = readWholeNumber(text);
    if (read !== undefined) return commit(clamp(read), 'clamp', event);
    if (text === '') return typed.settle();
    typed.refuse(typed.text, locale.notWhole(text.length > 20 ? `${text.slice(0, 20)}…` : text, min, max));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (fixed || event.defaultPrevented) return;
    // Enter may submit the form.
    if (event.key === 'Enter') finish(event);
    // With Shift, Home and End select text; the other combinations belong to the browser.
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const delta = keySteps[event.key];
    const target = delta === undefined ? { Home: min, End: max }[event.key] : stepBy(delta);
    if (target === undefined) return;
    event.preventDefault();
    commit(target, 'step', event);
  };

  return (
    <NumberRoot data-part="outer">
      <NumberInputRoot
        data-part="frame"
        {...frameState({ 'aria-invalid': invalid || typed.refused, disabled, ...rest })}
        style={{ '--local-digits': String(max).length } as CSSProperties}
      >
        <StepButton
          type="button"
          tabIndex={-1}
          aria-label={locale.decrease}
          disabled={fixed || (number !== undefined && number <= min)}
          onClick={(event) => commit(stepBy(-1), 'step', event)}
        >
          <Glyph of={minusIcon} />
        </StepButton>
        <NumberControl
          data-component="NumberInput"
          data-part="control"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- type="number" loses what was typed wrongly and steps on scroll
          role="spinbutton"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={number}
          aria-invalid={invalid || typed.refused ? true : undefined}
          aria-describedby={[describedBy, typed.sentence && errorId].filter(Boolean).join(' ') || undefined}
          disabled={disabled}
          readOnly={readOnly}
          {...rest}
          value={typed.text ?? number ?? ''}
          onKeyDown={handleKey}
          onChange={(event) => {
            onChange?.(event);
            const text = event.target.value;
            const read = readWholeNumber(text);
            // During composition the text must not change under the input method.
            const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing;
            if (!composing && read !== undefined && clamp(read) === read) commit(read, 'input', event);
            else typed.type(text, text ? undefined : '');
          }}
          onBlur={(event) => {
            finish(event);
            onBlur?.(event);
          }}
        />
        <StepButton
          type="button"
          tabIndex={-1}
          aria-label={locale.increase}
          disabled={fixed || (number !== undefined && number >= max)}
          onClick={(event) => commit(stepBy(1), 'step', event)}
        >
          <Glyph of={plusIcon} />
        </StepButton>
      </NumberInputRoot>
      <ControlError id={errorId} role="alert" data-part="error">
        {typed.sentence}
      </ControlError>
    </NumberRoot>
  );
}
