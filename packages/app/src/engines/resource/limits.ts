import type { FieldLimits } from '@ca-portal/api';
import { fenOf, fieldSentences as says, yuanText } from '@ca-portal/api/domain';
import type { FieldDescription } from './fields.js';

/** The error of a value, without a full stop; undefined if it is valid. */
type Problem<Value> = (value: Value, limits: FieldLimits) => string | undefined;

const own = (required: FieldLimits['required']): string | undefined =>
  typeof required === 'string' ? required : undefined;

/** A text; blanks only count as empty. */
const textProblem: Problem<string> = (text, limits) => {
  const { required, minLength = 0, maxLength = Infinity, pattern, wrong = says.wrongFormat, check } = limits;
  const written = text.trim();
  if (written === '' && required) return own(required) ?? says.missing;
  if (written.length < minLength) return own(required) ?? says.shortest(minLength);
  if (text.length > maxLength) return says.longest(maxLength);
  if (pattern && !pattern.test(written)) return wrong;
  const checked = check?.(text);
  return checked?.ok === false ? checked.reason : undefined;
};

/** The range of a number; `worded` formats a limit. */
const between = (
  value: number,
  { min = -Infinity, max = Infinity }: FieldLimits,
  worded: (limit: number) => string = String,
) => (value < min ? says.least(worded(min)) : value > max ? says.greatest(worded(max)) : undefined);

const numberProblem: Problem<number> = (value, limits) =>
  limits.whole && !Number.isInteger(value) ? says.notWhole : between(value, limits);

/** An amount entered in yuan; the limits are in fen. */
const yuanProblem: Problem<string> = (typed, limits) => {
  const fen = fenOf(typed);
  if (fen === undefined) return '请输入金额，最多两位小数，例如 50.00';
  return between(fen, limits, (limit) => `${yuanText(limit)} 元`);
};

/** The number of selected options. */
const manyProblem: Problem<readonly unknown[]> = (entries, { minItems = 0, maxItems = Infinity }) =>
  entries.length < minItems
    ? says.fewest(minItems)
    : entries.length > maxItems
      ? says.most(maxItems)
      : undefined;

/** Entries in one text; the error names the first wrong one. */
const entriesProblem: Problem<readonly string[]> = (entries, limits) => {
  const { required, items = {} } = limits;
  if (entries.length === 0) return required ? (own(required) ?? says.missing) : undefined;
  const count = manyProblem(entries, limits);
  if (count !== undefined) return count;
  const wrong = entries.find((entry) => textProblem(entry, items) !== undefined);
  return wrong === undefined ? undefined : `“${wrong}”：${textProblem(wrong, items) ?? ''}`;
};

/** Checks a field's value against the contract's limits. Loads with the form; a list does not need it. */
export function problemOf(
  { holds }: Pick<FieldDescription<unknown, unknown>, 'holds'>,
  value: unknown,
  limits: FieldLimits,
): string | undefined {
  // The kind of a field determines the type of its value.
  if (holds === 'text') return textProblem(value as string, limits);
  if (holds === 'number') return numberProblem(value as number, limits);
  if (holds === 'amount') return yuanProblem(value as string, limits);
  if (holds === 'many') return manyProblem(value as readonly unknown[], limits);
  return holds && entriesProblem(holds.split(value as string), limits);
}

/** Whether a field is required, with the message: the contract may require more than the page, never less. */
export const requirement = (
  said: boolean | string | undefined,
  { required }: FieldLimits,
): boolean | string | undefined => {
  const words = own(required);
  return typeof said === 'string' ? said : words === undefined ? required || said : `${words}。`;
};
