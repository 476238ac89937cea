import { fail, pass, type Checked } from './result.js';

/**
 * A QQ-like number: 5 to 19 digits, the first not 0. Full-width digits are refused, unlike elsewhere: the test
 * vectors list them as invalid.
 */
export function checkQqLike(text: string): Checked {
  const value = text.trim();
  return /^[1-9]\d{4,18}$/.test(value)
    ? pass(value)
    : fail('请输入正确的 QQ 号码（5–19 位数字，不以 0 开头）');
}
