// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { coupons as Rows } from '../contract/coupons.js';

export const coupons = /* @__PURE__ */ routeGroup<typeof Rows>({
  claimable: {"method":"GET","path":"/coupon/claimable","envelope":"rows"},
  mine: {"method":"GET","path":"/coupon/mine","envelope":"rows"},
  counts: {"method":"GET","path":"/coupon/counts","envelope":"data"},
  claim: {"method":"POST","path":"/coupon/{id}/claim","envelope":"data","repeatable":true},
  remind: {"method":"POST","path":"/coupon/{id}/remind","envelope":"data","repeatable":true},
  forOrder: {"method":"POST","path":"/coupon/forOrder","envelope":"data","repeatable":true},
});
