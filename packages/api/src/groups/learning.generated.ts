// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { learning as Rows } from '../contract/learning.js';

export const learning = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/api/course/list","envelope":"rows"},
  options: {"method":"GET","path":"/api/course/options","envelope":"data"},
  detail: {"method":"GET","path":"/api/course/{id}","envelope":"data"},
  enrol: {"method":"POST","path":"/course/{id}/enrol","envelope":"data","repeatable":true},
});
