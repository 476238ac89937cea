import {
  type FieldValues,
  useForm as useHookForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * The state of a form, with our timing: a field is checked on blur, then on every change, and after a failed submit
 * the focus goes to the `ErrorSummary`.
 */
export function useForm<Values extends FieldValues, Context = unknown, Output = Values>(
  props?: UseFormProps<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  return useHookForm<Values, Context, Output>({ mode: 'onTouched', shouldFocusError: false, ...props });
}
