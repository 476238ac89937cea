import { type ComponentPropsWithRef, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { ClickGuardContext } from '../internal/clickGuard.js';
import { FormRoot } from './Form.styles.js';

export interface FormProps<Values extends FieldValues, Output = Values> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit'
> {
  /** From `useForm` of this package. */
  form: UseFormReturn<Values, unknown, Output>;
  /**
   * Runs with valid values only. What it refuses goes to `form.setError`; it then answers `false`, so that the
   * submit button's guard against double clicks does not swallow the next attempt.
   */
  onSubmit: (values: Output) => unknown;
}

/**
 * A date or a number is read when its field is left. The submit button takes no focus from the field, so the field is
 * told here: else what was typed last would not be sent, and nobody would see why.
 */
function readWhatIsTyped(form: HTMLFormElement): void {
  const { activeElement } = form.ownerDocument;
  if (activeElement instanceof HTMLInputElement && form.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * A form with our errors: the browser's bubbles are off, after a failed submit the `ErrorSummary` inside takes
 * the focus, and nothing typed is lost.
 */
export function Form<Values extends FieldValues, Output = Values>({
  form,
  onSubmit,
  children,
  ...rest
}: FormProps<Values, Output>) {
  const guard = useRef({ releasedAt: Number.NEGATIVE_INFINITY });
  return (
    <FormProvider {...form}>
      <ClickGuardContext value={guard}>
        <FormRoot
          data-component="Form"
          noValidate
          // Sent before this script runs it goes nowhere: as a GET what was typed would stand in the address.
          method="dialog"
          {...rest}
          onSubmit={(event) => {
            readWhatIsTyped(event.currentTarget);
            const release = () => {
              guard.current.releasedAt = Date.now();
            };
            const send = async (values: Output) => {
              if ((await onSubmit(values)) === false) release();
            };
            void form.handleSubmit(send, release)(event);
          }}
        >
          {children}
        </FormRoot>
      </ClickGuardContext>
    </FormProvider>
  );
}
