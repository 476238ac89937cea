export type { AutosaveContext, AutosaveState } from './autosaveRunner.js';
export { AutosaveStatus, type AutosaveStatusProps } from './AutosaveStatus.js';
export { ErrorSummary } from './ErrorSummary.js';
export { Field, type FieldControl, type FieldProps } from './Field.js';
export { Form, type FormProps } from './Form.js';
export { LeaveGuard, type LeaveGuardProps } from './LeaveGuard.js';
export { type LeaveAttempt, type NavigationBlocker, NavigationBlockerContext } from './navigationBlocker.js';
export type { FieldRule, FormRules, RuleAnswer } from './rules.js';
export { type Autosave, type AutosaveOptions, useAutosave } from './useAutosave.js';
export { type Draft, useDraft } from './useDraft.js';
export { useForm } from './useForm.js';
export { type LeaveGuardOptions, useLeaveGuard } from './useLeaveGuard.js';
export {
  type FieldErrors,
  type SubmitHandler,
  useFieldArray,
  useFormContext,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
