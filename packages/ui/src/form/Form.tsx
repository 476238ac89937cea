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
   * Called with valid values only. For errors of the server call `form.setError` and return `false`, so that the
   * submit button's guard against double clicks does not block the next attempt.
   */
  onSubmit: (values: Output) => unknown;
}

/**
 * A date or number field reads its text on blur. The submit button does not blur the field, so the form tells the
 * field itself: otherwise the last input would not be submitted.
 */
function readWhatIsTyped(form: HTMLFormElement): void {
  const { activeElement } = form.ownerDocument;
  if (activeElement instanceof HTMLInputElement && form.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * A form with our errors: native validation bubbles are off, after a failed submit the `ErrorSummary` inside takes
 * the focus, and no input is lost.
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
          // A submit before hydration does nothing; as a GET it would put the input into the address.
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
