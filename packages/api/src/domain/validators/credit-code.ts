import { fail, normalize, pass, type Checked } from './result.js';

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** No registry has the number 0, and all zeros pass the check digit; the list of registries keeps growing. */
const shape = /^[1-9A-HJ-NPQRTUWXY][0-9A-HJ-NPQRTUWXY]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Check character of the first 17 (GB 32100-2015). */
export function creditCodeCheckCharacter(first17: string): string {
  const sum = weights.reduce((total, w, i) => total + w * alphabet.indexOf(first17.charAt(i)), 0);
  return alphabet.charAt((31 - (sum % 31)) % 31);
}

/**
 * Whether the last digit of a 15-digit registration number is its check digit (modulo 11,10 over the first 14).
 * Advice only: real numbers fail it, so {@link checkCreditCode} does not ask.
 */
export function hasRegistrationCheckDigit(number: string): boolean {
  if (!/^\d{15}$/.test(number)) return false;
  const rest = Array.from(number.slice(0, 14), Number).reduce(
    (product, digit) => (((product + digit) % 10 || 10) * 2) % 11,
    10,
  );
  return (11 - rest) % 10 === Number(number.charAt(14));
}

/** Unified social credit code of 18 characters, or the 15-digit registration number before it. */
export function checkCreditCode(text: string): Checked {
  const value = normalize(text).toUpperCase();
  if (/^[1-9]\d{14}$/.test(value)) return pass(value);
  if (!shape.test(value)) return fail('统一社会信用代码格式不正确（18位，不含 I、O、Z、S、V）');
  return creditCodeCheckCharacter(value.slice(0, 17)) === value.charAt(17)
    ? pass(value)
    : fail('校验位不符，请与营业执照核对');
}
