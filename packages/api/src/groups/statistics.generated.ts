// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { statistics as Rows } from '../contract/statistics.js';

/** Statistics. Bind it with `use` of a client. */
export const statistics = /* @__PURE__ */ routeGroup<typeof Rows>('statistics', {
  overview: {"path":"/statistics/overview"},
  orders: {"path":"/statistics/orders"},
  reviews: {"path":"/statistics/reviews"},
  expiry: {"path":"/statistics/expiry"},
  queues: {"path":"/statistics/queues"},
});
