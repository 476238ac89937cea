import { createContext, useContext, useEffect, useState } from 'react';

/**
 * Tells the field around a control why what stands in the control is not its value; '' when it is. `forget` makes the
 * control show its value again.
 */
export type ReportUnread = (problem: string, forget: () => void) => void;

/** From a `Field` to its control: who reports leaves the sentence to the field, which then refuses the submit. */
export const UnreadContext = createContext<ReportUnread | undefined>(undefined);

/**
 * What is typed into a control as long as it is not its value, and the sentence that says why it cannot be. It goes
 * when the value is changed from outside: nobody must see one thing and send another.
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
    /** `undefined` while the value itself stands in the control. */
    text: live?.text,
    refused: problem !== '',
    /** The sentence to show here; '' where a field shows it. */
    sentence: report ? '' : problem,
    /** The sentence stays while the text is being mended. */
    type: (text: Text, reason = problem) => setTyped({ text, over: value, problem: reason }),
    /** It cannot be taken as it stands. At once, for the form may be sent by the same key. */
    refuse(text: Text, reason: string) {
      setTyped({ text, over: value, problem: reason });
      report?.(reason, forget);
    },
    /** It became the value, or is given up. Call it after the value has been told. */
    settle() {
      setTyped(undefined);
      report?.('', forget);
    },
  };
}
