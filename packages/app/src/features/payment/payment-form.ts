import type { PaymentForm } from '@ca-portal/api/contract';

export interface PaymentFormRules {
  /** Origin of this portal. */
  origin: string;
  /** Origins to which a payment form may be sent (portal configuration). */
  paymentHosts: readonly string[];
  /** The outside parties are sandboxes: plain http and this portal's own sandbox cashier are then allowed. */
  sandbox: boolean;
}

/** Why a text is refused. For logs and tests; the visitor sees one sentence for all reasons. */
export type PaymentFormRefusal =
  | 'too-long'
  | 'not-one-form'
  | 'attribute'
  | 'method'
  | 'address'
  | 'child'
  | 'field'
  | 'no-fields';

export type ParsedPaymentForm = { ok: true; form: PaymentForm } | { ok: false; reason: PaymentFormRefusal };

/** A signed form is about 2 kB; the limit keeps hostile text from costing parse time. */
const maxLength = 32_768;
const formAttributes = ['action', 'method', 'name', 'id', 'accept-charset'];
const inputAttributes = ['type', 'name', 'value'];

const refuse = (reason: PaymentFormRefusal): ParsedPaymentForm => ({ ok: false, reason });
const only = (element: Element, allowed: readonly string[]) =>
  element.getAttributeNames().every((name) => allowed.includes(name));

/** True if there are only the given elements and white space: no text, comment or template content. */
const holdsOnly = (parent: Node, elements: readonly Element[]) =>
  [...parent.childNodes].every(
    (node) =>
      elements.includes(node as Element) ||
      (node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() === ''),
  );

function allowedAddress(
  action: string,
  { origin, paymentHosts, sandbox }: PaymentFormRules,
): string | undefined {
  let url: URL;
  try {
    // No base URL: a relative address would mean a page of this portal.
    url = new URL(action);
  } catch {
    return undefined;
  }
  if (url.username || url.password || url.hash) return undefined;
  if (url.protocol !== 'https:' && !(sandbox && url.protocol === 'http:')) return undefined;
  const ownSandbox = sandbox && url.origin === origin && url.pathname.startsWith('/sandbox/');
  if (url.origin === origin && !ownSandbox) return undefined;
  return ownSandbox || paymentHosts.includes(url.origin) ? url.href : undefined;
}

/** The server's own form, if its target host is allowed. */
export function checkPaymentForm(
  { action, fields }: PaymentForm,
  rules: PaymentFormRules,
): ParsedPaymentForm {
  const address = allowedAddress(action, rules);
  if (address === undefined) return refuse('address');
  return Object.keys(fields).length === 0
    ? refuse('no-fields')
    : { ok: true, form: { action: address, fields } };
}

/**
 * Extracts a payment form from untrusted text (spec 2.2 `/alipay/`, dossier 13 row 1). Accepts exactly one form that is
 * posted to an allowed host and holds only hidden inputs; any other text is refused completely. The text is parsed into
 * an inert document and never becomes part of this page; the result holds only plain strings.
 */
export function parsePaymentForm(html: string, rules: PaymentFormRules): ParsedPaymentForm {
  if (html.length > maxLength) return refuse('too-long');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { head, body, documentElement: root } = page;
  const form = body.firstElementChild;
  const alone = head.childNodes.length === 0 && body.childElementCount === 1 && root.childElementCount === 2;
  if (!alone || !(form?.localName === 'form' && form.namespaceURI === root.namespaceURI)) {
    return refuse('not-one-form');
  }
  if (!holdsOnly(body, [form])) return refuse('not-one-form');
  if (!only(root, []) || !only(body, []) || !only(form, formAttributes)) return refuse('attribute');
  if (form.getAttribute('method')?.toUpperCase() !== 'POST') return refuse('method');
  const action = allowedAddress(form.getAttribute('action') ?? '', rules);
  if (action === undefined) return refuse('address');

  const inputs = [...form.children];
  if (!holdsOnly(form, inputs)) return refuse('child');
  const fields = new Map<string, string>();
  for (const input of inputs) {
    if (input.localName !== 'input' || input.childNodes.length > 0) return refuse('child');
    if (!only(input, inputAttributes)) return refuse('attribute');
    if (input.getAttribute('type')?.toLowerCase() !== 'hidden') return refuse('child');
    const name = input.getAttribute('name') ?? '';
    // With a duplicate name, two parsers could read two different orders.
    if (name === '' || fields.has(name)) return refuse('field');
    fields.set(name, input.getAttribute('value') ?? '');
  }
  if (fields.size === 0) return refuse('no-fields');
  return { ok: true, form: { action, fields: Object.fromEntries(fields) } };
}
