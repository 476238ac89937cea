import { fail, normalize, pass, type Checked } from './result.js';

/** A person's name: 2 to 30 Chinese characters with ·, or Latin letters. */
export function checkPersonName(text: string): Checked {
  const value = normalize(text);
  const ok = /^[\p{Script=Han}·]{2,30}$/u.test(value) || /^[A-Za-z][A-Za-z .'-]{1,59}$/.test(value);
  return ok ? pass(value) : fail('请输入姓名（2–30 个汉字，或英文字母）');
}

/**
 * A company's registered name: 4 to 60 characters without markup or control characters. Brackets become full-width
 * ones, as on the business license.
 */
export function checkCompanyName(text: string): Checked {
  const value = normalize(text).replaceAll('(', '（').replaceAll(')', '）');
  const ok = /^[\p{Script=Han}A-Za-z\d（）·\-&]{4,60}$/u.test(value);
  return ok
    ? pass(value)
    : fail(value === '' ? '请输入企业名称' : '企业名称不能包含特殊字符，长度 4–60 个字');
}

/** Whether two spellings of a name are equal, ignoring the style of brackets and spaces. */
export const saysTheSame = (one: string, other: string): boolean => {
  const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');
  return plain(one) === plain(other);
};
