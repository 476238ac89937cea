import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: '文字，用引号括起来',
  number: '数字，不加引号',
  int: '整数，不加引号',
  boolean: ' true 或 false，不加引号',
  array: '用方括号括起来的列表',
  object: '用花括号括起来的一组设置',
};

const place = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (whole, key) =>
      typeof key === 'number' ? `${whole}[${key + 1}]` : whole ? `${whole}.${String(key)}` : String(key),
    '',
  );

/**
 * An error as sentences, one per key: where, what, and what is expected. The value itself is not repeated.
 */
function sentencesOf(issue: z.core.$ZodIssue): string[] {
  const at = place(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => `${place([...issue.path, key])} 不是可以设置的项目，请改正拼写或删除。`);
    case 'invalid_type': {
      if (issue.message && !issue.message.startsWith('Invalid input')) return [`${at} ${issue.message}`];
      return [`${at || '配置文件'} 没有填写或类型不对，应当是${kinds[issue.expected] ?? issue.expected}。`];
    }
    case 'invalid_union': {
      const told = issue.errors.flat().find(({ message }) => !message.startsWith('Invalid'));
      return [`${at} ${told?.message ?? '应当是文字，用引号括起来。'}`];
    }
    default:
      return [`${at} ${issue.message}`];
  }
}

/** Errors in a file: one sentence each, in the file's order, without duplicates. */
export const mistakesOf = (error: z.ZodError): string[] => [...new Set(error.issues.flatMap(sentencesOf))];
