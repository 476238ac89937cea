import { fail, normalize, pass, type Checked } from './result.js';

const wrong = fail('请输入正确的银行账号');

/** Separators only between digits: a leading hyphen is a minus sign, and no account has one. */
const withoutSeparators = (text: string): string => normalize(text).replace(/(?<=\d)[\s-]+(?=\d)/g, '');

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, i) => total + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

/**
 * A person's bank card: 16 to 19 digits with Luhn's check digit.
 * The value is digits only; blanks and hyphens between them are dropped.
 */
export function checkBankCard(text: string): Checked {
  const value = withoutSeparators(text);
  // All zeros pass Luhn's check.
  return /^[1-9]\d{15,18}$/.test(value) && passesLuhn(value) ? pass(value) : wrong;
}

/**
 * A company's account, on invoices and transfers: 8 to 32 digits, leading zeros allowed. No Luhn: it applies to cards
 * only, and would refuse real company accounts.
 */
export function checkCompanyAccount(text: string): Checked {
  const value = withoutSeparators(text);
  return /^(?!0+$)\d{8,32}$/.test(value) ? pass(value) : wrong;
}
