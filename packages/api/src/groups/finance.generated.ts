// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { finance as Rows } from '../contract/finance.js';

/** Transfers, refunds and reconciliation. Bind it with `use` of a client. */
export const finance = /* @__PURE__ */ routeGroup<typeof Rows>('finance', {
  transfers: {"path":"/finance/transfer/list","envelope":"rows"},
  decideTransfer: {"path":"/finance/transfer/{transferNo}","method":"POST"},
  statement: {"path":"/finance/statement","method":"POST","upload":"file","repeatable":true},
  refunds: {"path":"/finance/refund/list","envelope":"rows"},
  decideRefund: {"path":"/finance/refund/{id}","method":"POST"},
  reconciliation: {"path":"/finance/reconciliation/{day}"},
  reconciliations: {"path":"/finance/reconciliations","envelope":"rows"},
  closeDay: {"path":"/finance/reconciliation/{day}/close","method":"POST"},
});
