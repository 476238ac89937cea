import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../theme/useWords.js';
import { ErrorText, FieldRoot, Hint, LabelMark, LabelRow } from './FieldShell.styles.js';
import { zhForm } from '../form/Form.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { warningIcon } from '../icon/paths.js';

interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
}

export const fieldIds = (base: string): FieldIds => ({
  control: `${base}-control`,
  label: `${base}-label`,
  hint: `${base}-hint`,
  error: `${base}-error`,
});

/** Ids that `aria-describedby` of the control lists, hint first. */
export const describedByOf = (ids: FieldIds, hint: ReactNode, error: ReactNode): string | undefined =>
  [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ') || undefined;

interface FieldShellProps extends HTMLAttributes<HTMLDivElement> {
  ids: FieldIds;
  label?: ReactNode;
  /** At the right end of the label's line: a link such as 忘记密码？ */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Marks the label. `false` marks it optional; leave it out for no mark. */
  required?: boolean;
  /** The control is a group: the label then names it by id, not by `for`. */
  group?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Label above, hint, control, error below: the layout that all fields share. */
export function FieldShell({
  ids,
  label,
  labelEnd,
  hint,
  error,
  required,
  group,
  children,
  ...rest
}: FieldShellProps) {
  const locale = useWords('form', zhForm);
  const text = (
    <>
      {label}
      {required === undefined ? null : <LabelMark>{required ? locale.required : locale.optional}</LabelMark>}
    </>
  );
  return (
    <FieldRoot {...rest}>
      {label || labelEnd ? (
        <LabelRow>
          {group ? (
            <span data-part="label" id={ids.label}>
              {text}
            </span>
          ) : (
            <label id={ids.label} htmlFor={ids.control}>
              {text}
            </label>
          )}
          {labelEnd}
        </LabelRow>
      ) : null}
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children}
      {error ? (
        <ErrorText id={ids.error} data-part="error">
          <Glyph of={warningIcon} />
          <span>{error}</span>
        </ErrorText>
      ) : null}
    </FieldRoot>
  );
}
