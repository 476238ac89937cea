import type { UseFormReturn } from '@ca-portal/ui/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Registration } from './register-form.js';
import { registerSteps, shownRegisterStep, stepOfField, type RegisterStepKey } from './register-steps.js';
import type { FieldRefusal } from './registration-refusal.js';

/**
 * The steps of the form, each with its own address: the browser's back button leads to the previous step. A new step
 * focuses its question, and an error of another step appears where its field is.
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
    // The address always names the shown step, with restored drafts included: otherwise the first typed letter of a
    // missing value would open the next step by itself.
    const key = registerSteps(getValues('roleId'))[shownRegisterStep(asked, getValues())]?.key;
    if (asked !== null && key && key !== asked)
      setParams({ ...Object.fromEntries(params), step: key }, { replace: true });
  }, [asked, getValues, params, setParams]);
  useLayoutEffect(() => {
    // Before the user can type: later it would take the focus from a field.
    if (shown.current !== at && coming.current.length === 0) question.current?.focus();
  }, [at]);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    // Clears errors: one of another step would block this one invisibly. And nothing was submitted here yet: no field
    // shows an error at its first letter.
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

  /** Shows a refusal on the first step that contains one of its fields. */
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
