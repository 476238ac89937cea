import type { UseFormReturn } from '@ca-portal/ui/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Registration } from './register-form.js';
import { registerSteps, shownRegisterStep, stepOfField, type RegisterStepKey } from './register-steps.js';
import type { FieldRefusal } from './registration-refusal.js';

/**
 * The steps of the form, each at an address of its own: the browser's way back leads to the step before. A new step
 * takes the focus to its question, and what was refused on another one is said where its field stands.
 */
export function useRegisterSteps(
  form: Pick<UseFormReturn<Registration>, 'getValues' | 'reset' | 'setError' | 'setFocus'>,
  values: Registration,
) {
  const [params, setParams] = useSearchParams();
  const steps = registerSteps(values.roleId);
  const asked = params.get('step');
  const at = shownRegisterStep(asked, values);
  const question = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  const coming = useRef<readonly FieldRefusal[]>([]);
  const { getValues, reset, setError, setFocus } = form;

  useEffect(() => {
    // The address names the screen that is shown, with what a draft has put back by now: else the first letter of what
    // was missing on it would lead on by itself.
    const key = registerSteps(getValues('roleId'))[shownRegisterStep(asked, getValues())]?.key;
    if (asked !== null && key && key !== asked)
      setParams({ ...Object.fromEntries(params), step: key }, { replace: true });
  }, [asked, getValues, params, setParams]);
  useLayoutEffect(() => {
    // Before anybody can type: later the focus would be taken out of a field.
    if (shown.current !== at && coming.current.length === 0) question.current?.focus();
  }, [at]);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    // What was wrong on another screen would hold up this one, and nobody could see it. And nothing here has been sent
    // yet: no field is called wrong while its first letter is typed.
    reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    const [first] = coming.current;
    for (const { field, message, type = 'server' } of coming.current) setError(field, { type, message });
    coming.current = [];
    if (first) setFocus(first.field);
  }, [at, reset, setError, setFocus]);

  const open = (key: RegisterStepKey | undefined) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (key) next.set('step', key);
      return next;
    });

  /** Says what was refused, on the first screen that has a field of it. */
  const refuse = (refusals: readonly FieldRefusal[]) => {
    const target = steps.find((step) =>
      refusals.some(({ field }) => stepOfField(values.roleId, field)?.key === step.key),
    );
    if (!target) return;
    const here = refusals.filter(({ field }) => stepOfField(values.roleId, field)?.key === target.key);
    if (target.key === steps[at]?.key) {
      for (const { field, message, type = 'server' } of here) setError(field, { type, message });
      const [first] = here;
      if (first) setFocus(first.field);
      return;
    }
    coming.current = here;
    open(target.key);
  };

  return { steps, at, question, open, refuse };
}
