// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { couponAdmin as Rows } from '../contract/coupon-admin.js';

/** Coupons, for the office. Bind it with `use` of a client. */
export const couponAdmin = /* @__PURE__ */ routeGroup<typeof Rows>('couponAdmin', {
  list: {"path":"/coupon/admin/list","envelope":"rows"},
  add: {"path":"/coupon/admin","method":"POST"},
  update: {"path":"/coupon/admin/{id}","method":"PUT"},
  figures: {"path":"/coupon/admin/{id}/figures"},
  grant: {"path":"/coupon/admin/{id}/grant","method":"POST"},
  stop: {"path":"/coupon/admin/{id}/stop","method":"POST"},
});
