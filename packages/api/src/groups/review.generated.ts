// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { review as Rows } from '../contract/review.js';

/** Review of orders. Bind it with `use` of a client. */
export const review = /* @__PURE__ */ routeGroup<typeof Rows>('review', {
  queue: {"path":"/review/list","envelope":"rows"},
  detail: {"path":"/review/{orderNo}"},
  approve: {"path":"/review/{orderNo}/approve","method":"POST"},
  reject: {"path":"/review/{orderNo}/reject","method":"POST"},
});
