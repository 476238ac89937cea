import { type ComponentPropsWithRef, useRef } from 'react';
import { FormRoot } from '../form/Form.styles.js';
import { ClickGuardContext } from '../internal/clickGuard.js';

export interface PlainFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /**
   * Gets the form as it stands. What it refuses goes to the `error` of a `PlainField`; it then answers `false`, so that
   * the submit button's guard against double clicks does not swallow the next attempt.
   */
  onSubmit: (form: HTMLFormElement) => unknown;
}

/**
 * A short form whose fields keep their own values, as the browser does. For pages that must be there at once (a login):
 * it costs nothing beside `form`, which brings react-hook-form and is the one to take everywhere else. What somebody
 * types into the prerendered page before the script runs is kept.
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
        // Sent before this script runs it goes nowhere: as a GET the password would stand in the address.
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
