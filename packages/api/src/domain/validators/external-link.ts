import { fail, pass, type Checked } from './result.js';

/**
 * An address outside the portal: begins with `http:`, `https:`, `mailto:` or `tel:` in lower case.
 * Tells outer from inner addresses in menus and notices; being a list of what
 * is allowed, it takes neither `javascript:` nor `data:`. Never trimmed: browsers drop a leading blank, the check must not.
 */
export function checkExternalLink(text: string): Checked {
  return /^(?:https?|mailto|tel):/.test(text)
    ? pass(text)
    : fail('链接须以 http:、https:、mailto: 或 tel: 开头');
}
