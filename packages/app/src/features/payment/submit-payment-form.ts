import type { PaymentForm } from '@ca-portal/api/contract';

/** Leaves the portal with a form built from scratch: no received text is used as markup. */
export function submitPaymentForm({ action, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.action = action;
  form.method = 'post';
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
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
