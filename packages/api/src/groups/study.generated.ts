// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { study as Rows } from '../contract/study.js';

/** Courses of the member. Bind it with `use` of a client. */
export const study = /* @__PURE__ */ routeGroup<typeof Rows>('study', {
  mine: {"path":"/course/mine","envelope":"rows"},
  week: {"path":"/course/week"},
  record: {"path":"/course/{id}/record"},
  play: {"method":"POST","path":"/course/{id}/lesson/{lessonId}/play","repeatable":true},
  progress: {"method":"PUT","path":"/course/{id}/lesson/{lessonId}/progress"},
  addNote: {"method":"POST","path":"/course/{id}/lesson/{lessonId}/note"},
  live: {"path":"/course/{id}/live"},
  signIn: {"method":"POST","path":"/course/{id}/live/signIn","repeatable":true},
  liveChat: {"path":"/course/{id}/live/chat"},
  say: {"method":"POST","path":"/course/{id}/live/chat"},
  certificate: {"path":"/course/{id}/certificate","envelope":"binary"},
});
