// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { invoices as Rows } from '../contract/invoices.js';

export const invoices = /* @__PURE__ */ routeGroup<typeof Rows>({
  invoiceable: {"method":"GET","path":"/invoice/orders","envelope":"rows"},
  list: {"method":"GET","path":"/invoice/list","envelope":"rows"},
  apply: {"method":"POST","path":"/invoice/apply","envelope":"data","repeatable":true},
  correct: {"method":"POST","path":"/invoice/{id}/correct","envelope":"data"},
  exchange: {"method":"POST","path":"/invoice/{id}/exchange","envelope":"data","repeatable":true},
  resend: {"method":"POST","path":"/invoice/{id}/resend","envelope":"data"},
  download: {"method":"GET","path":"/invoice/{id}/download","envelope":"binary"},
  titles: {"method":"GET","path":"/invoice/title/list","envelope":"data"},
  addTitle: {"method":"POST","path":"/invoice/title","envelope":"data"},
  updateTitle: {"method":"PUT","path":"/invoice/title/{id}","envelope":"data"},
  removeTitle: {"method":"DELETE","path":"/invoice/title/{id}","envelope":"data"},
});
