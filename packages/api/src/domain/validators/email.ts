import { fail, normalise, pass, type Checked } from './result.js';

const local = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"]+")$/;
const domain = /^(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-zA-Z\d-]+\.)+[a-zA-Z]{2,})$/;

/** Local part, @, and a domain with a suffix of two or more letters or an IPv4 in brackets (spec section 5). */
export function checkEmail(text: string): Checked {
  const value = normalise(text);
  const at = value.lastIndexOf('@');
  const ok =
    at > 0 && value.length <= 254 && local.test(value.slice(0, at)) && domain.test(value.slice(at + 1));
  return ok ? pass(value) : fail('请输入正确的邮箱地址');
}
