import { fail, normalise, pass, type Checked } from './result.js';

/** Mainland mobile number: 11 digits, 1 then 3 to 9 (spec section 5). */
export function checkMobile(text: string): Checked {
  const value = normalise(text);
  return /^1[3-9]\d{9}$/.test(value) ? pass(value) : fail('请输入正确的手机号码');
}
