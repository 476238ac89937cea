// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { review as Rows } from '../contract/review.js';

export const review = /* @__PURE__ */ routeGroup<typeof Rows>({
  queue: {"method":"GET","path":"/review/list","envelope":"rows"},
  detail: {"method":"GET","path":"/review/{orderNo}","envelope":"data"},
  approve: {"method":"POST","path":"/review/{orderNo}/approve","envelope":"data"},
  reject: {"method":"POST","path":"/review/{orderNo}/reject","envelope":"data"},
});
