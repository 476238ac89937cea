// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { cashier as Rows } from '../contract/cashier.js';

/** The cashier: ways to pay and transfers. Bind it with `use` of a client. */
export const cashier = /* @__PURE__ */ routeGroup<typeof Rows>('cashier', {
  open: {"path":"/pay/cashier"},
  payCombined: {"path":"/pay/combined","method":"POST","repeatable":true},
  combinedResult: {"path":"/pay/combined/{combinedNo}"},
  transfer: {"path":"/pay/transfer","method":"POST","repeatable":true},
  transferSlip: {"path":"/pay/transfer/{transferNo}/slip","method":"POST"},
});
