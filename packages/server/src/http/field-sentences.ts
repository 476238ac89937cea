import type { z } from 'zod';

/** Texts are counted in characters, lists in entries. */
const counted = (origin: unknown) => (origin === 'string' ? '个字' : origin === 'array' ? '项' : '');

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
  int: '须为整数',
  boolean: '须为 true 或 false',
  array: '须为列表',
  object: '须为一组字段',
};

/**
 * The error message for a field without a sentence of its own in the contract; zod's messages are English.
 * The input is never repeated: it may be an ID number or a password.
 */
export function fieldSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) ? '不能为空' : (kinds[issue.expected] ?? '格式不正确');
    case 'too_small':
      if (isNothing(issue.input)) return '不能为空';
      if (issue.origin === 'array' && issue.minimum === 1) return '请至少选择一项';
      return `${counted(issue.origin) ? '至少' : '不能小于'} ${issue.minimum} ${counted(issue.origin)}`.trim();
    case 'too_big':
      return `${counted(issue.origin) ? '最多' : '不能大于'} ${issue.maximum} ${counted(issue.origin)}`.trim();
    case 'invalid_value':
      return isNothing(issue.input) ? '不能为空' : `只能是 ${issue.values.map(String).join('、')} 之一`;
    case 'invalid_format':
      return isNothing(issue.input) ? '不能为空' : (formats[issue.format] ?? '格式不正确');
    default:
      return '格式不正确';
  }
}
