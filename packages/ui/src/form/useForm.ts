import {
  type FieldValues,
  useForm as useHookForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * The state of a form, with the house's timing: a field is checked when it is left, then on every change,
 * and the focus after a failed submit belongs to the `ErrorSummary`.
 */
export function useForm<Values extends FieldValues, Context = unknown, Output = Values>(
  props?: UseFormProps<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  return useHookForm<Values, Context, Output>({ mode: 'onTouched', shouldFocusError: false, ...props });
}
