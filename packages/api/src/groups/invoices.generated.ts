// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { invoices as Rows } from '../contract/invoices.js';

/** Invoices and their titles. Bind it with `use` of a client. */
export const invoices = /* @__PURE__ */ routeGroup<typeof Rows>('invoices', {
  invoiceable: {"path":"/invoice/orders","envelope":"rows"},
  list: {"path":"/invoice/list","envelope":"rows"},
  apply: {"path":"/invoice/apply","method":"POST","repeatable":true},
  correct: {"path":"/invoice/{id}/correct","method":"POST"},
  exchange: {"path":"/invoice/{id}/exchange","method":"POST","repeatable":true},
  resend: {"path":"/invoice/{id}/resend","method":"POST"},
  download: {"path":"/invoice/{id}/download","envelope":"binary"},
  titles: {"path":"/invoice/title/list"},
  addTitle: {"path":"/invoice/title","method":"POST"},
  updateTitle: {"path":"/invoice/title/{id}","method":"PUT"},
  removeTitle: {"path":"/invoice/title/{id}","method":"DELETE"},
});
