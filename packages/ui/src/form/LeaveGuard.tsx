import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

export interface LeaveGuardProps {
  /** @default the form around it has changes that were not submitted */
  when?: boolean;
}

/** Asks before the window is closed or reloaded while typed content would be lost. The browser words the question. */
export function LeaveGuard({ when }: LeaveGuardProps) {
  const { isDirty, isSubmitSuccessful } = useFormContext().formState;
  const guarded = when ?? (isDirty && !isSubmitSuccessful);
  useEffect(() => {
    if (!guarded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded]);
  return null;
}
