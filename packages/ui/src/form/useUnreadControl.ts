import { useCallback, useRef } from 'react';
import { type FieldError, useFormContext } from 'react-hook-form';
import type { ReportUnread } from '../internal/unreadText.js';

interface UnreadControl {
  /** Why what stands in the control is not its value; '' when it is. */
  problem: () => string;
  /** For the control. */
  report: ReportUnread;
  /** To be told the field's error whenever it changes. */
  follow: (error: FieldError | undefined) => void;
}

/**
 * What the control of a field cannot read: a date that does not exist, half a number. Its value is then still the last
 * good one, so the form must be told not to send it.
 */
export function useUnreadControl(name: string): UnreadControl {
  const { trigger, getFieldState } = useFormContext();
  const unread = useRef({ problem: '', forget() {} });
  const shown = useRef(false);

  const problem = useCallback(() => unread.current.problem, []);
  const report = useCallback<ReportUnread>(
    (next, forget) => {
      const before = unread.current.problem;
      unread.current = { problem: next, forget };
      if (next === before) return;
      if (next || getFieldState(name).error?.type === 'unread') void trigger(name);
    },
    [name, trigger, getFieldState],
  );
  const follow = useCallback((error: FieldError | undefined) => {
    // The error went although the text is still there: the form was reset, perhaps to the value that it already had.
    if (shown.current && !error && unread.current.problem) unread.current.forget();
    shown.current = error?.type === 'unread';
  }, []);

  return { problem, report, follow };
}
