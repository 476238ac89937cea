import { useFormContext, useFormState } from 'react-hook-form';
import { type LeaveGuardOptions, useLeaveGuard } from './useLeaveGuard.js';

export interface LeaveGuardProps extends LeaveGuardOptions {
  /** Whether there is something to lose. @default the form around it has changes that were not submitted */
  when?: boolean;
}

/** `useLeaveGuard` for the form around it: asks while typed content was not submitted. */
export function LeaveGuard({ when, confirm }: LeaveGuardProps) {
  const { control } = useFormContext();
  const { isDirty, isSubmitSuccessful } = useFormState({ control });
  useLeaveGuard(when ?? (isDirty && !isSubmitSuccessful), { confirm });
  return null;
}
