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

function problemOf(answer: RuleAnswer, asSentence: Basics['asSentence']): string | undefined {
  if (answer === true || answer === undefined || answer === null) return undefined;
  if (typeof answer === 'string') return answer === '' ? undefined : answer;
  return answer.ok ? undefined : asSentence(answer.reason);
}

/** What is asked before the rules. */
interface Basics {
  /** Why what stands in the control is no value at all; '' when it is one. */
  unread: () => string;
  /** The sentence for no value; `undefined` where there may be none. */
  missing: string | undefined;
  /** Validators give reasons without a full stop, for use inside sentences; under a field it is a sentence. */
  asSentence: (reason: string) => string;
}

/**
 * Rules in the form that react-hook-form takes; the first that objects words the error. Its own `required` would speak
 * before `unread`: “请填写” to somebody who has just filled it in.
 */
export function registerOptionsOf<Value>(
  rules: FormRules | FieldRule<Value> | readonly FieldRule<Value>[] | undefined,
  { unread, missing, asSentence }: Basics,
): FormRules {
  const list = typeof rules === 'function' ? [rules] : Array.isArray(rules) ? rules : undefined;
  const { validate, ...others } = list || !rules ? {} : (rules as FormRules);
  return {
    ...others,
    validate: {
      unread: () => unread() || true,
      required: (value) => (missing && (isEmpty(value) || value === false) ? missing : true),
      ...(typeof validate === 'function' ? { validate } : validate),
      ...(list ? { rules: inOrder(list as readonly FieldRule<Value>[], asSentence) } : {}),
    },
  };
}

const inOrder =
  <Value>(rules: readonly FieldRule<Value>[], asSentence: Basics['asSentence']) =>
  async (value: Value): Promise<true | string> => {
    if (isEmpty(value)) return true;
    for (const rule of rules) {
      const answer = rule(value);
      // oxlint-disable-next-line no-await-in-loop -- in order: a later rule may ask the server about a right value only
      const problem = problemOf(answer instanceof Promise ? await answer : answer, asSentence);
      if (problem !== undefined) return problem;
    }
    return true;
  };
