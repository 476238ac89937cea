import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { describedByOf, fieldIds, FieldShell } from '../internal/FieldShell.js';

interface ControlProps {
  id?: string;
  name?: string;
  invalid?: boolean;
  'aria-describedby'?: string;
  'aria-required'?: true;
}

export interface PlainFieldProps {
  /** Name of the value in the form's data. */
  name: string;
  /** The label, above the control. */
  label?: ReactNode;
  /** At the right end of the label's line: a link such as 忘记密码？ */
  labelEnd?: ReactNode;
  /** A hint below the label. */
  hint?: ReactNode;
  /** Why the value was refused: what happened and what to do. */
  error?: ReactNode;
  /** Marks the label. `false` marks it 选填. */
  required?: boolean;
  /** Class of the wrapper: label, control, hint and error. */
  className?: string;
  /** The control; it is uncontrolled. */
  children: ReactElement<ControlProps>;
}

/** Label, hint, control and error, without a form library. */
export function PlainField({ name, hint, error, required, children, ...rest }: PlainFieldProps) {
  const ids = fieldIds(useId());
  const describedBy = describedByOf(ids, hint, error);
  return (
    <FieldShell data-component="PlainField" ids={ids} hint={hint} error={error} required={required} {...rest}>
      {cloneElement(children, {
        id: ids.control,
        name,
        invalid: Boolean(error),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(required ? { 'aria-required': true as const } : {}),
      })}
    </FieldShell>
  );
}
