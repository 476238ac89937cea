import { fail, pass, type Checked } from './result.js';

/**
 * An external address: begins with `http:`, `https:`, `mailto:` or `tel:` in lower case. Distinguishes external from
 * internal addresses in menus and notices; as an allow list it refuses `javascript:` and `data:`. Not trimmed:
 * browsers drop a leading space, the check must not.
 */
export function checkExternalLink(text: string): Checked {
  return /^(?:https?|mailto|tel):/.test(text)
    ? pass(text)
    : fail('链接须以 http:、https:、mailto: 或 tel: 开头');
}
