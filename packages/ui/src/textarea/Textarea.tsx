import { type ComponentPropsWithRef, useId } from 'react';
import { frameState } from '../internal/frameState.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { Counter, TextareaControl, TextareaFrame } from './Textarea.styles.js';
import { zhTextarea } from './Textarea.zh.js';

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'> {
  /** The text; makes it controlled. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (value: string, details: ValueChangeDetails) => void;
  /** Marks the value as invalid; `Field` sets it. */
  invalid?: boolean;
  /** With a limit the characters are counted below. */
  maxLength?: number;
}

/** A multi-line text field. */
export function Textarea({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  invalid,
  maxLength,
  'aria-describedby': describedBy,
  ...rest
}: TextareaProps) {
  const locale = useWords('textarea', zhTextarea);
  const counterId = useId();
  const [current, setText] = useControllableState(value, defaultValue, onValueChange);
  const text = current ?? ''; // a form value may be null
  const limit = Number.isFinite(maxLength) ? maxLength : undefined;
  const counted = limit !== undefined;
  return (
    <TextareaFrame data-part="frame" {...frameState({ 'aria-invalid': invalid, ...rest })}>
      <TextareaControl
        data-component="Textarea"
        data-part="control"
        rows={3}
        maxLength={limit}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={[describedBy, counted ? counterId : ''].filter(Boolean).join(' ') || undefined}
        {...rest}
        value={text}
        onChange={(event) => {
          onChange?.(event);
          setText(event.target.value, { reason: 'input', event });
        }}
      />
      {counted ? (
        <Counter>
          <span aria-hidden>
            {text.length}/{limit}
          </span>
          <HiddenText id={counterId}>{locale.counter(text.length, limit)}</HiddenText>
        </Counter>
      ) : null}
    </TextareaFrame>
  );
}
