import { checkMobile } from './mobile.js';
import { fail, pass, type Checked } from './result.js';

const readable = (text: string): string => text.normalize('NFKC').trim();

/**
 * The canonical form of an account name: full-width forms, other compatibility forms and case are
 * folded. Registration, login and search compare names by it; the database stores it as
 * `users.username_key`.
 */
export const accountNameKey = (text: string): string => readable(text).toLowerCase();

/**
 * An account name: 4 to 20 letters and digits. Letters of other scripts that look like Latin ones, and
 * invisible characters, are refused.
 */
export function checkUsername(text: string): Checked {
  const value = readable(text);
  return /^[A-Za-z\d]{4,20}$/.test(value) ? pass(value) : fail('用户名须为 4–20 位字母或数字');
}

/** Whether a name looks like a mobile number; then only the owner of that number may use it. */
export const isMobileName = (username: string): boolean => checkMobile(accountNameKey(username)).ok;

/** Whether the name would impersonate the owner of another number. */
export const isForeignMobileName = (username: string, phone: string): boolean =>
  isMobileName(username) && accountNameKey(username) !== phone;

/** Maximum number of accounts in one import: all people of a province who have a role in bidding. */
export const mostImportedUsers = 50_000;
