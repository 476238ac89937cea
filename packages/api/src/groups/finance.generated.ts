// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { finance as Rows } from '../contract/finance.js';

/** Transfers, refunds and reconciliation. Bind it with `use` of a client. */
export const finance = /* @__PURE__ */ routeGroup<typeof Rows>('finance', {
  transfers: {"path":"/finance/transfer/list","envelope":"rows"},
  decideTransfer: {"method":"POST","path":"/finance/transfer/{transferNo}"},
  statement: {"method":"POST","path":"/finance/statement","upload":"file","repeatable":true},
  refunds: {"path":"/finance/refund/list","envelope":"rows"},
  decideRefund: {"method":"POST","path":"/finance/refund/{id}"},
  reconciliation: {"path":"/finance/reconciliation/{day}"},
  reconciliations: {"path":"/finance/reconciliations","envelope":"rows"},
  closeDay: {"method":"POST","path":"/finance/reconciliation/{day}/close"},
});
