import { fail, normalize, pass, type Checked } from './result.js';

/** The country code in the format of address books; only Chinese numbers are accepted. */
const countryCode = /^(?:\+|00)86[\s-]*/;

/** Mainland mobile number: 11 digits, 1 then 3 to 9. A country code before it is dropped. */
export function checkMobile(text: string): Checked {
  const value = normalize(text).replace(countryCode, '');
  return /^1[3-9]\d{9}$/.test(value) ? pass(value) : fail('请输入正确的手机号码');
}
