import { type ComponentPropsWithRef, useRef } from 'react';
import { type FieldValues, FormProvider, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { ClickGuardContext } from '../internal/clickGuard.js';
import { FormRoot } from './Form.styles.js';

export interface FormProps<Values extends FieldValues, Output = Values> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit'
> {
  /** From `useForm` of this package. */
  form: UseFormReturn<Values, unknown, Output>;
  /** Runs with valid values only. What it refuses goes to `form.setError`. */
  onSubmit: SubmitHandler<Output>;
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
          {...rest}
          onSubmit={(event) => {
            const release = () => {
              guard.current.releasedAt = Date.now();
            };
            void form.handleSubmit(onSubmit, release)(event);
          }}
        >
          {children}
        </FormRoot>
      </ClickGuardContext>
    </FormProvider>
  );
}
