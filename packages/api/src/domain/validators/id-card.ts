import { formatBeijing } from '../beijing-time.js';
import { fail, normalize, pass, type Checked } from './result.js';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const provinces = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)/;
/** Cards of permanently resident foreigners since 2023 begin with 9; 91 is also a province code. */
const foreigners = /^9[1-9]/;
const letterValues = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

const malformed = fail('身份证号码格式不正确，请检查');
const wrongBirthday = fail('身份证号码中的出生日期不正确');
const wrongCheck = fail('身份证号码校验位不正确，请与证件核对');

function isRealPastDate(yyyymmdd: string, now: Date): boolean {
  const [y, m, d] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(y, m - 1, d));
  const real = y >= 1900 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  // A day that has begun in China is not in the future: births are registered where the card is issued.
  return real && date.toISOString().slice(0, 10) <= formatBeijing(now).slice(0, 10);
}

function checkMainland18(value: string, now: Date, foreignResidents: boolean): Checked {
  if (!provinces.test(value) && !(foreignResidents && foreigners.test(value))) return malformed;
  if (!isRealPastDate(value.slice(6, 14), now)) return wrongBirthday;
  const sum = weights.reduce((total, w, i) => total + w * Number(value.charAt(i)), 0);
  return '10X98765432'.charAt(sum % 11) === value.charAt(17) ? pass(value) : wrongCheck;
}

function checkTaiwan(value: string): Checked {
  const n = letterValues.indexOf(value.charAt(0)) + 10;
  const digits = Array.from(value.slice(1), Number);
  const sum = Math.floor(n / 10) + (n % 10) * 9 + digits.reduce((t, d, i) => t + d * (i < 8 ? 8 - i : 1), 0);
  return sum % 10 === 0 ? pass(value) : wrongCheck;
}

function checkHongKong(value: string): Checked {
  const check = value.charAt(8) === 'A' ? 10 : Number(value.charAt(8));
  const letter = value.charCodeAt(0) - 55; // A = 10
  const sum =
    36 * 9 +
    letter * 8 +
    Array.from(value.slice(1, 7), Number).reduce((t, d, i) => t + d * (7 - i), 0) +
    check;
  return sum % 11 === 0 ? pass(value) : wrongCheck;
}

/**
 * ID card of 18, 15 or 10 characters (GB 11643-1999; the 10-character forms of Hong Kong, Macau,
 * Taiwan). `foreignResidents` also accepts the 18 characters of permanently resident foreigners, 91 to 99.
 */
export function checkIdCard(text: string, now: Date = new Date(), foreignResidents = false): Checked {
  const value = normalize(text).toUpperCase();
  if (/^\d{17}[\dX]$/.test(value)) return checkMainland18(value, now, foreignResidents);
  if (/^\d{15}$/.test(value)) {
    if (!provinces.test(value)) return malformed;
    return isRealPastDate(`19${value.slice(6, 12)}`, now) ? pass(value) : wrongBirthday;
  }
  // 8 and 9: the numbers of foreign residents since 2021, with the same check.
  if (/^[A-Z][1289]\d{8}$/.test(value)) return checkTaiwan(value);
  if (/^[A-Z]\d{6}\([\dA]\)$/.test(value)) return checkHongKong(value);
  if (/^[157]\d{6}\(\d\)$/.test(value)) return pass(value);
  return malformed;
}
