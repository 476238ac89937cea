import { useMemo } from 'react';
import { type FieldError, useFormContext } from 'react-hook-form';

function unreadControl(check: () => void) {
  let problem = '';
  let forget = () => {};
  let shown = false;
  return {
    /** Why the text in the control is not its value; '' when it is. */
    problem: () => problem,
    /** For the control: a `ReportUnread`. */
    report(next: string, forgetIt: () => void) {
      const changed = next !== problem;
      problem = next;
      forget = forgetIt;
      if (changed && (next || shown)) check();
    },
    /** Called whenever the error of the field changes. */
    follow(error: FieldError | undefined) {
      // The error is gone but the text is still there: the form was reset, perhaps to its current value.
      if (shown && !error && problem) forget();
      shown = error?.type === 'unread';
    },
  };
}

/**
 * Text that the control of a field cannot read: a date that does not exist, half a number. Its value is then still
 * the last valid one, so the form must be told not to submit it.
 */
export function useUnreadControl(name: string) {
  const { trigger } = useFormContext();
  return useMemo(() => unreadControl(() => void trigger(name)), [name, trigger]);
}
