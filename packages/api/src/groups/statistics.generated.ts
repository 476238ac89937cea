// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { statistics as Rows } from '../contract/statistics.js';

export const statistics = /* @__PURE__ */ routeGroup<typeof Rows>({
  overview: {"method":"GET","path":"/statistics/overview","envelope":"data"},
  orders: {"method":"GET","path":"/statistics/orders","envelope":"data"},
  reviews: {"method":"GET","path":"/statistics/reviews","envelope":"data"},
  expiry: {"method":"GET","path":"/statistics/expiry","envelope":"data"},
});
