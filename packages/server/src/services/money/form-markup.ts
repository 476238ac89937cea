import type { PaymentForm } from '../../ports/payment/index.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string) => text.replace(/[&<>"]/g, (c) => entities[c] ?? c);

/** The form as text, of hidden inputs only: all that the page at /alipay accepts. */
export function formMarkup({ action, fields }: PaymentForm): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${attribute(name)}" value="${attribute(value)}">`,
  );
  return `<form action="${attribute(action)}" method="POST">${inputs.join('')}</form>`;
}
