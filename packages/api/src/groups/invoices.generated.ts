// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { invoices as Rows } from '../contract/invoices.js';

/** Invoices and their titles. Bind it with `use` of a client. */
export const invoices = /* @__PURE__ */ routeGroup<typeof Rows>('invoices', {
  invoiceable: {"path":"/invoice/orders","envelope":"rows"},
  list: {"path":"/invoice/list","envelope":"rows"},
  apply: {"method":"POST","path":"/invoice/apply","repeatable":true},
  correct: {"method":"POST","path":"/invoice/{id}/correct"},
  exchange: {"method":"POST","path":"/invoice/{id}/exchange","repeatable":true},
  resend: {"method":"POST","path":"/invoice/{id}/resend"},
  download: {"path":"/invoice/{id}/download","envelope":"binary"},
  titles: {"path":"/invoice/title/list"},
  addTitle: {"method":"POST","path":"/invoice/title"},
  updateTitle: {"method":"PUT","path":"/invoice/title/{id}"},
  removeTitle: {"method":"DELETE","path":"/invoice/title/{id}"},
});
