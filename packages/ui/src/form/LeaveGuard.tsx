import { useFormContext, useFormState } from 'react-hook-form';
import { type LeaveGuardOptions, useLeaveGuard } from './useLeaveGuard.js';

export interface LeaveGuardProps extends LeaveGuardOptions {
  /** Whether unsaved input would be lost. @default the form around it has unsubmitted changes */
  when?: boolean;
}

/** `useLeaveGuard` for the form around it: asks while there are unsubmitted changes. */
export function LeaveGuard({ when, confirm }: LeaveGuardProps) {
  const { control } = useFormContext();
  const { isDirty, isSubmitSuccessful } = useFormState({ control });
  useLeaveGuard(when ?? (isDirty && !isSubmitSuccessful), { confirm });
  return null;
}
