import { checkMobile } from './mobile.js';
import { fail, pass, type Checked } from './result.js';

const readable = (text: string): string => text.normalize('NFKC').trim();

/**
 * What two spellings of one account name have in common: full-width forms, other compatibility forms and case are
 * folded. Names are compared by it wherever somebody registers, logs in or is looked up; the database keeps it as
 * `users.username_key`.
 */
export const accountNameKey = (text: string): string => readable(text).toLowerCase();

/**
 * An account name: 4 to 20 letters and digits. Letters of other scripts that look like Latin ones, and
 * characters that nobody sees, are none.
 */
export function checkUsername(text: string): Checked {
  const value = readable(text);
  return /^[A-Za-z\d]{4,20}$/.test(value) ? pass(value) : fail('用户名须为 4–20 位字母或数字');
}

/** Does a name look like a mobile number? Then it may belong to nobody but the owner of that number. */
export const isMobileName = (username: string): boolean => checkMobile(accountNameKey(username)).ok;

/** Would the name pass its owner off as the holder of a number that is not his? */
export const isForeignMobileName = (username: string, phone: string): boolean =>
  isMobileName(username) && accountNameKey(username) !== phone;

/** As many accounts as the office opens with one list: all people of a province who have a role in bidding. */
export const mostImportedUsers = 50_000;
