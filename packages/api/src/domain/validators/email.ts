import { fail, normalize, pass, type Checked } from './result.js';

// No control characters: a line break in an address would inject a header into the email.
const local = /^(?:[^<>()[\]\\.,;:\s@"\p{Cc}]+(?:\.[^<>()[\]\\.,;:\s@"\p{Cc}]+)*|"[^"\\<>\p{Cc}]+")$/u;
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const label = '[a-zA-Z\\d](?:[a-zA-Z\\d-]{0,61}[a-zA-Z\\d])?';
const domain = new RegExp(`^(?:\\[${octet}(?:\\.${octet}){3}\\]|(?:${label}\\.)+[a-zA-Z]{2,})$`);

/** Local part, @, and a domain with a suffix of two or more letters or an IPv4 in brackets. */
export function checkEmail(text: string): Checked {
  const value = normalize(text);
  const at = value.lastIndexOf('@');
  const ok =
    at > 0 &&
    at <= 64 &&
    value.length <= 254 &&
    local.test(value.slice(0, at)) &&
    domain.test(value.slice(at + 1));
  return ok ? pass(value) : fail('请输入正确的邮箱地址');
}
