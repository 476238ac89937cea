// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { orders as Rows } from '../contract/orders.js';

/** Orders. Bind it with `use` of a client. */
export const orders = /* @__PURE__ */ routeGroup<typeof Rows>('orders', {
  trackCode: {"path":"/order/track/code","method":"POST"},
  track: {"path":"/order/track","method":"POST"},
  create: {"path":"/order/create","method":"POST","repeatable":true},
  list: {"path":"/order/list","envelope":"rows"},
  export: {"path":"/order/export","envelope":"binary","writes":true},
  detail: {"path":"/order/{orderNo}"},
  cancel: {"path":"/order/{orderNo}/cancel","method":"POST"},
});
