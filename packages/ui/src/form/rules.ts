import type { FieldValues, RegisterOptions } from 'react-hook-form';

/** What a rule answers: nothing or `true` when the value is right, else the sentence that says what is wrong. */
export type RuleAnswer =
  | true
  | string
  | undefined
  | null
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string };

/**
 * One check of one value. The validators of `@ca-portal/api/domain` are rules as they are: `rules={checkMobile}`.
 * Rules are not asked about an empty value; whether a field may be empty is `required`'s matter.
 */
export type FieldRule<Value = string> = (value: Value) => RuleAnswer | Promise<RuleAnswer>;

/** Rules of react-hook-form, for what looks at other fields or at an empty value. */
export type FormRules = Omit<RegisterOptions<FieldValues>, 'required'>;

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Validators give reasons without a full stop, for use inside sentences; under a field it is a sentence. */
const asSentence = (reason: string): string => (/[。！？.!?）)]$/.test(reason) ? reason : `${reason}。`);

function problemOf(answer: RuleAnswer): string | undefined {
  if (answer === true || answer === undefined || answer === null) return undefined;
  if (typeof answer === 'string') return answer === '' ? undefined : answer;
  return answer.ok ? undefined : asSentence(answer.reason);
}

/** Rules in the form that react-hook-form takes; the first that objects words the error. */
export function registerOptionsOf<Value>(
  rules: FormRules | FieldRule<Value> | readonly FieldRule<Value>[] | undefined,
): FormRules {
  if (rules === undefined) return {};
  const list = typeof rules === 'function' ? [rules] : Array.isArray(rules) ? rules : undefined;
  if (!list) return rules as FormRules;
  return {
    async validate(value: Value) {
      if (isEmpty(value)) return true;
      for (const rule of list as readonly FieldRule<Value>[]) {
        const answer = rule(value);
        // oxlint-disable-next-line no-await-in-loop -- in order: a later rule may ask the server about a right value only
        const problem = problemOf(answer instanceof Promise ? await answer : answer);
        if (problem !== undefined) return problem;
      }
      return true;
    },
  };
}
