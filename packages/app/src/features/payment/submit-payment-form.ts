import type { PaymentForm } from './payment-form.js';

/** Leaves the portal with a form built from scratch: nothing of the text that was parsed is used as markup. */
export function submitPaymentForm({ action, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.action = action;
  form.method = 'post';
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field called “submit” would hide the method of that name.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
