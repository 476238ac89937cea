// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { coupons as Rows } from '../contract/coupons.js';

/** Coupons of the member. Bind it with `use` of a client. */
export const coupons = /* @__PURE__ */ routeGroup<typeof Rows>('coupons', {
  claimable: {"path":"/coupon/claimable","envelope":"rows"},
  mine: {"path":"/coupon/mine","envelope":"rows"},
  counts: {"path":"/coupon/counts"},
  claim: {"path":"/coupon/{id}/claim","method":"POST","repeatable":true},
  remind: {"path":"/coupon/{id}/remind","method":"POST","repeatable":true},
  forOrder: {"path":"/coupon/forOrder","method":"POST","repeatable":true},
});
