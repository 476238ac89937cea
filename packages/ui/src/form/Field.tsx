import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefCallback,
  useEffect,
  useId,
} from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { describedByOf, fieldIds, FieldShell } from '../internal/FieldShell.js';
import { UnreadContext } from '../internal/unreadText.js';
import { useWords } from '../theme/useWords.js';
import { zhForm } from './Form.zh.js';
import { type FieldRule, type FormRules, registerOptionsOf } from './rules.js';
import { useUnreadControl } from './useUnreadControl.js';

/** Props that a `Field` passes to its control. Every control of this package accepts them. */
export interface FieldControl<Value = string> {
  /** The id that the label points to. */
  id: string;
  /** The name of the field in the form. */
  name: string;
  /** The value in the form. */
  value: Value;
  /** Sets the value in the form. */
  onValueChange: (value: Value) => void;
  /** Tells the form that the field lost the focus, so that it is checked. */
  onBlur: () => void;
  /** The element that gets the focus when the field is invalid. */
  ref: RefCallback<HTMLElement>;
  /** Marks the value as invalid; `Field` sets it. */
  invalid: boolean;
  /** Ids of hint and error. */
  'aria-describedby'?: string;
  /** The id of the label, for controls that a `<label>` cannot name. */
  'aria-labelledby'?: string;
  /** Whether a value is required. */
  'aria-required'?: true;
  /** The error, for controls that render it themselves. */
  error?: string;
}

export interface FieldProps<Value = string> {
  /** Path of the value in the form: `company.name`. */
  name: string;
  /** The label, above the control. */
  label?: ReactNode;
  /** After the label: a tag, a help button. */
  labelEnd?: ReactNode;
  /** A hint below the label. */
  hint?: ReactNode;
  /** A value is required; a string is the error when it is missing. `false` marks the label 选填. */
  required?: boolean | string;
  /**
   * Checks of a non-empty value, in order: validators as they are (`rules={[checkMobile]}`), or functions
   * that return an error. Rules of react-hook-form are accepted too, for checks that need other fields.
   */
  rules?: FieldRule<Value> | readonly FieldRule<Value>[] | FormRules;
  /** The control is a group (`RadioGroup`, `OptionCardGroup`). */
  group?: boolean;
  /** The control renders its own label and error (`CaptchaField`, `SmsCodeField`): it then gets `error` too. */
  bare?: boolean;
  /** Class of the wrapper: label, control, hint and error. */
  className?: string;
  /** The control, or a function that returns it. */
  children: ReactElement | ((control: FieldControl<Value>) => ReactNode);
}

/** A group takes no focus itself: its first enabled input or editor does. */
const focusInside = (element: HTMLElement) => ({
  focus() {
    element.querySelector<HTMLElement>('input:not(:disabled), [contenteditable="true"]')?.focus();
  },
});

/** Connects one control to the form by its name, with label, hint and error. */
export function Field<Value = string>({
  name,
  label,
  labelEnd,
  hint,
  required,
  rules,
  group,
  bare,
  className,
  children,
}: FieldProps<Value>) {
  const locale = useWords('form', zhForm);
  const ids = fieldIds(useId());
  const { control } = useFormContext();
  const { problem: unread, report, follow } = useUnreadControl(name);
  const spoken = typeof label === 'string' ? label : name;
  const message = typeof required === 'string' ? required : locale.requiredMessage(spoken);
  const { field, fieldState } = useController({
    name,
    control,
    rules: registerOptionsOf(rules, {
      unread,
      missing: required ? message : undefined,
      asSentence: locale.asSentence,
    }),
  });
  const error = fieldState.error?.message;
  useEffect(() => follow(fieldState.error), [follow, fieldState.error]);
  const describedBy = describedByOf(ids, hint, error);
  const props: FieldControl<Value> = {
    id: ids.control,
    name: field.name,
    value: field.value as Value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    ref: group ? (element) => field.ref(element && focusInside(element)) : field.ref,
    invalid: fieldState.invalid,
    ...(describedBy && !bare ? { 'aria-describedby': describedBy } : {}),
    ...(group && label ? { 'aria-labelledby': ids.label } : {}),
    ...(required && !group ? { 'aria-required': true } : {}),
    ...(bare && error ? { error } : {}),
  };
  const content = (
    <UnreadContext value={report}>
      {typeof children === 'function'
        ? children(props)
        : isValidElement<Partial<FieldControl<Value>>>(children)
          ? cloneElement(children, props)
          : null}
    </UnreadContext>
  );
  if (bare) return content;
  return (
    <FieldShell
      data-component="Field"
      data-field={name}
      ids={ids}
      label={label}
      labelEnd={labelEnd}
      hint={hint}
      error={error}
      required={required === undefined ? undefined : required !== false}
      group={group}
      className={className}
    >
      {content}
    </FieldShell>
  );
}
