import { escapeHtml } from '../../kernel/html.js';
import type { PaymentForm } from '../../ports/payment/index.js';

/** The form as HTML of hidden inputs only, which is all that the page at /alipay accepts. */
export function formMarkup({ action, fields }: PaymentForm): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form action="${escapeHtml(action)}" method="POST">${inputs.join('')}</form>`;
}
