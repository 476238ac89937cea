import { fail, pass, type Checked } from './result.js';

/** 8 to 20 characters with at least three of upper case, lower case, digit, symbol. Never trimmed. */
export function checkPassword(text: string): Checked {
  if (text === '') return fail('密码不能为空');
  const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(text)).length;
  const ok = text.length >= 8 && text.length <= 20 && kinds >= 3 && !/\s/.test(text);
  return ok ? pass(text) : fail('密码须为 8–20 位，且至少包含大写字母、小写字母、数字、符号中的三种');
}
