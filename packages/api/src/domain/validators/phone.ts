import { checkMobile } from './mobile.js';
import { fail, normalize, pass, type Checked } from './result.js';

// Area codes are 010, 02x and 0xxx; a subscriber number never starts with 0, 1 or 9.
const landline = /^(?:(?:010|02\d|0[3-9]\d{2})-?)?[2-8]\d{6,7}(?:-\d{1,6})?$/;
const serviceNumber = /^400-?\d{3}-?\d{4}$/;

/**
 * Landline: `024-22000000`, `22000000`, an extension behind a hyphen, or a 400 number.
 * The value keeps the hyphens as typed.
 */
export function checkLandline(text: string): Checked {
  const value = normalize(text);
  return landline.test(value) || serviceNumber.test(value)
    ? pass(value)
    : fail('请输入正确的座机号码，如 024-22000000');
}

/**
 * Mobile, landline or digits only: the loosest check, for a contact field that also accepts internal numbers.
 * For SMS codes use {@link checkMobile}.
 */
export function checkPhoneLandlineOrDigits(text: string): Checked {
  const value = normalize(text);
  const mobile = checkMobile(value);
  if (mobile.ok) return mobile;
  return checkLandline(value).ok || /^\d{1,20}$/.test(value)
    ? pass(value)
    : fail('请输入正确的电话号码（手机号码、座机号码或纯数字）');
}
