// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { finance as Rows } from '../contract/finance.js';

export const finance = /* @__PURE__ */ routeGroup<typeof Rows>({
  transfers: {"method":"GET","path":"/finance/transfer/list","envelope":"rows"},
  decideTransfer: {"method":"POST","path":"/finance/transfer/{transferNo}","envelope":"data"},
  refunds: {"method":"GET","path":"/finance/refund/list","envelope":"rows"},
  decideRefund: {"method":"POST","path":"/finance/refund/{id}","envelope":"data"},
  reconciliation: {"method":"GET","path":"/finance/reconciliation/{day}","envelope":"data"},
});
