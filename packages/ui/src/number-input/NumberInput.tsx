import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useState,
} from 'react';
import { frameState } from '../internal/frameState.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { useWords } from '../theme/useWords.js';
import { NumberControl, NumberInputRoot, StepButton } from './NumberInput.styles.js';
import { zhNumberInput } from './NumberInput.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { minusIcon, plusIcon } from '../icon/paths.js';

export type NumberChangeReason = 'input' | 'step' | 'clamp';

export interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step'
> {
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number, details: ValueChangeDetails<NumberChangeReason>) => void;
  /** @default 0 */
  min?: number;
  /** @default 9999 */
  max?: number;
  /** @default 1 */
  step?: number;
  invalid?: boolean;
}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A whole number with − and +. What is typed outside the limits is brought back when the focus leaves. */
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
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const locale = useWords('numberInput', zhNumberInput);
  const [number, setNumber] = useControllableState(value, defaultValue ?? min, onValueChange);
  // What is being typed, while it is not yet a number within the limits.
  const [draft, setDraft] = useState<string>();
  const clamp = (n: number) => Math.min(max, Math.max(min, n));
  const fixed = disabled || readOnly;

  const commit = (next: number, reason: NumberChangeReason, event: SyntheticEvent) => {
    setDraft(undefined);
    if (next !== number) setNumber(next, { reason, event });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const delta = keySteps[event.key];
    const target = delta === undefined ? { Home: min, End: max }[event.key] : clamp(number + delta * step);
    if (fixed || target === undefined) return;
    event.preventDefault();
    commit(target, 'step', event);
  };

  return (
    <NumberInputRoot
      data-part="frame"
      {...frameState({ 'aria-invalid': invalid, disabled, ...rest })}
      style={{ '--local-digits': String(max).length } as CSSProperties}
    >
      <StepButton
        type="button"
        tabIndex={-1}
        aria-label={locale.decrease}
        disabled={fixed || number <= min}
        onClick={(event) => commit(clamp(number - step), 'step', event)}
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
        aria-invalid={invalid ? true : undefined}
        disabled={disabled}
        readOnly={readOnly}
        {...rest}
        value={draft ?? String(number)}
        onKeyDown={handleKey}
        onChange={(event) => {
          const text = event.target.value.replaceAll(/[^\d-]/g, '');
          const typed = Number(text);
          if (/^-?\d+$/.test(text) && clamp(typed) === typed) commit(typed, 'input', event);
          else setDraft(text);
        }}
        onBlur={(event) => {
          if (draft !== undefined)
            commit(/^-?\d+$/.test(draft) ? clamp(Number(draft)) : number, 'clamp', event);
          onBlur?.(event);
        }}
      />
      <StepButton
        type="button"
        tabIndex={-1}
        aria-label={locale.increase}
        disabled={fixed || number >= max}
        onClick={(event) => commit(clamp(number + step), 'step', event)}
      >
        <Glyph of={plusIcon} />
      </StepButton>
    </NumberInputRoot>
  );
}
