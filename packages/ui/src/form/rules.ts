import type { FieldValues, RegisterOptions } from 'react-hook-form';

/** Result of a rule: nothing or `true` for a valid value, else the error. */
export type RuleAnswer =
  | true
  | string
  | undefined
  | null
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string };

/**
 * One check of one value. The validators of `@ca-portal/api/domain` are rules: `rules={checkMobile}`.
 * Rules are not called with an empty value; `required` decides whether a field may be empty.
 */
export type FieldRule<Value = string> = (value: Value) => RuleAnswer | Promise<RuleAnswer>;

/** Rules of react-hook-form, for checks that need other fields or an empty value. */
export type FormRules = Omit<RegisterOptions<FieldValues>, 'required'>;

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || value === null || (Array.isArray(value) && value.length === 0);

function problemOf(answer: RuleAnswer, asSentence: Basics['asSentence']): string | undefined {
  if (answer === true || answer === undefined || answer === null) return undefined;
  if (typeof answer === 'string') return answer === '' ? undefined : answer;
  return answer.ok ? undefined : asSentence(answer.reason);
}

/** Checks before the rules. */
interface Basics {
  /** Why the text in the control is not a value; '' when it is. */
  unread: () => string;
  /** The error for a missing value; `undefined` if it may be missing. */
  missing: string | undefined;
  /** Validators return reasons without a full stop, for use inside sentences; below a field it becomes a sentence. */
  asSentence: (reason: string) => string;
}

/**
 * Rules in the format of react-hook-form; the first failing rule gives the error. Its own `required` would run
 * before `unread`, and show “请填写” to somebody who has just filled the field in.
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
