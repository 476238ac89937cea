import { fieldSentences as says } from '@ca-portal/api/domain';
import type { z } from 'zod';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Required formats of texts, if the name says enough. */
const formats: Readonly<Record<string, string>> = {
  uuid: '须为 UUID',
  email: '邮箱格式不正确',
  url: '网址格式不正确',
};

const kinds: Readonly<Record<string, string>> = {
  string: '须为文字',
  number: '须为数字',
  int: says.notWhole,
  boolean: '须为 true 或 false',
  array: '须为列表',
  object: '须为一组字段',
};

/** Texts are counted in characters, lists in entries. */
function tooSmall(origin: string, minimum: number): string {
  if (origin === 'array') return minimum === 1 ? says.choose : says.fewest(minimum);
  return origin === 'string' ? says.shortest(minimum) : says.least(minimum);
}
const tooBig = (origin: string, maximum: number): string =>
  origin === 'array'
    ? says.most(maximum)
    : origin === 'string'
      ? says.longest(maximum)
      : says.greatest(maximum);

/**
 * The error message for a field without a sentence of its own in the contract; zod's messages are English.
 * The input is never repeated: it may be an ID number or a password.
 */
export function fieldSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) ? says.missing : (kinds[issue.expected] ?? says.wrongFormat);
    case 'too_small':
      if (isNothing(issue.input)) return says.missing;
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_value':
      return isNothing(issue.input) ? says.missing : `只能是 ${issue.values.map(String).join('、')} 之一`;
    case 'invalid_format':
      return isNothing(issue.input) ? says.missing : (formats[issue.format] ?? says.wrongFormat);
    default:
      return says.wrongFormat;
  }
}
