import { type ComponentPropsWithRef, useRef } from 'react';
import { FormRoot } from '../form/Form.styles.js';
import { ClickGuardContext } from '../internal/clickGuard.js';

export interface PlainFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /**
   * Called with the form data. For a refused value set the `error` of its `PlainField` and return `false`, so that
   * the submit button's guard against double clicks does not block the next attempt.
   */
  onSubmit: (form: HTMLFormElement) => unknown;
}

/**
 * A short form with uncontrolled fields. For pages that must load fast (a login): unlike `form` it does not load
 * react-hook-form; use `form` everywhere else. Text typed into the prerendered page before the script runs is kept.
 */
export function PlainForm({ onSubmit, ...rest }: PlainFormProps) {
  const guard = useRef({ releasedAt: Number.NEGATIVE_INFINITY });
  const send = async (form: HTMLFormElement) => {
    if ((await onSubmit(form)) === false) guard.current.releasedAt = Date.now();
  };
  return (
    <ClickGuardContext value={guard}>
      <FormRoot
        data-component="PlainForm"
        noValidate
        // A submit before hydration does nothing; as a GET it would put the password into the address.
        method="dialog"
        {...rest}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      />
    </ClickGuardContext>
  );
}
