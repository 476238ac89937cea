export { ErrorSummary } from './ErrorSummary.js';
export { Field, type FieldControl, type FieldProps } from './Field.js';
export { Form, type FormProps } from './Form.js';
export { LeaveGuard, type LeaveGuardProps } from './LeaveGuard.js';
export { type Draft, useDraft } from './useDraft.js';
export { useForm } from './useForm.js';
export {
  type FieldErrors,
  type SubmitHandler,
  useFieldArray,
  useFormContext,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
