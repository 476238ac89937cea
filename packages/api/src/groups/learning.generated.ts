// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { learning as Rows } from '../contract/learning.js';

/** Courses on offer. Bind it with `use` of a client. */
export const learning = /* @__PURE__ */ routeGroup<typeof Rows>('learning', {
  list: {"path":"/api/course/list","envelope":"rows"},
  options: {"path":"/api/course/options"},
  detail: {"path":"/api/course/{id}"},
  verify: {"path":"/api/course/certificate/{number}"},
  enroll: {"path":"/course/{id}/enroll","method":"POST","repeatable":true},
});
