// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { cashier as Rows } from '../contract/cashier.js';

export const cashier = /* @__PURE__ */ routeGroup<typeof Rows>({
  open: {"method":"GET","path":"/pay/cashier","envelope":"data"},
  payCombined: {"method":"POST","path":"/pay/combined","envelope":"data","repeatable":true},
  combinedResult: {"method":"GET","path":"/pay/combined/{combinedNo}","envelope":"data"},
  transfer: {"method":"POST","path":"/pay/transfer","envelope":"data","repeatable":true},
  transferSlip: {"method":"POST","path":"/pay/transfer/{transferNo}/slip","envelope":"data"},
});
