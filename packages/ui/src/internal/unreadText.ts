import { createContext, useContext, useEffect, useState } from 'react';

/**
 * Reports to the field why the text in the control is not its value; '' when it is. `forget` makes the
 * control show its value again.
 */
export type ReportUnread = (problem: string, forget: () => void) => void;

/**
 * A `Field` gives this to its control: a control that reports leaves the error to the field, which then blocks the
 * submit.
 */
export const UnreadContext = createContext<ReportUnread | undefined>(undefined);

/**
 * The typed text of a control while it is not a valid value, and its error. Both are cleared when the value changes
 * from outside: the shown text must never differ from the submitted value.
 */
export function useUnreadText<Text>(value: string) {
  const report = useContext(UnreadContext);
  const [typed, setTyped] = useState<{ text: Text; over: string; problem: string }>();
  if (typed && typed.over !== value) setTyped(undefined);
  const live = typed?.over === value ? typed : undefined;
  const problem = live?.problem ?? '';
  const [forget] = useState(() => () => setTyped(undefined));

  useEffect(() => report?.(problem, forget), [report, problem, forget]);
  useEffect(() => () => report?.('', forget), [report, forget]);

  return {
    /** `undefined` while the control shows its value. */
    text: live?.text,
    refused: problem !== '',
    /** The error to show here; '' where a field shows it. */
    sentence: report ? '' : problem,
    /** The error stays while the text is being corrected. */
    type: (text: Text, reason = problem) => setTyped({ text, over: value, problem: reason }),
    /** The text is not a valid value. Reported at once, because the same key may submit the form. */
    refuse(text: Text, reason: string) {
      setTyped({ text, over: value, problem: reason });
      report?.(reason, forget);
    },
    /** The text became the value, or was dropped. Call it after the value was reported. */
    settle() {
      setTyped(undefined);
      report?.('', forget);
    },
  };
}
