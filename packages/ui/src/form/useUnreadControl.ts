import { useMemo } from 'react';
import { type FieldError, useFormContext } from 'react-hook-form';

function unreadControl(check: () => void) {
  let problem = '';
  let forget = () => {};
  let shown = false;
  return {
    /** Why what stands in the control is not its value; '' when it is. */
    problem: () => problem,
    /** For the control: a `ReportUnread`. */
    report(next: string, forgetIt: () => void) {
      const changed = next !== problem;
      problem = next;
      forget = forgetIt;
      if (changed && (next || shown)) check();
    },
    /** To be told the field's error whenever it changes. */
    follow(error: FieldError | undefined) {
      // The error went although the text is still there: the form was reset, perhaps to the value that it already had.
      if (shown && !error && problem) forget();
      shown = error?.type === 'unread';
    },
  };
}

/**
 * What the control of a field cannot read: a date that does not exist, half a number. Its value is then still the last
 * good one, so the form must be told not to send it.
 */
export function useUnreadControl(name: string) {
  const { trigger } = useFormContext();
  return useMemo(() => unreadControl(() => void trigger(name)), [name, trigger]);
}
