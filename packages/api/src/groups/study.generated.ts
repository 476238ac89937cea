// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { study as Rows } from '../contract/study.js';

/** Courses of the member. Bind it with `use` of a client. */
export const study = /* @__PURE__ */ routeGroup<typeof Rows>('study', {
  mine: {"path":"/course/mine","envelope":"rows"},
  week: {"path":"/course/week"},
  record: {"path":"/course/{id}/record"},
  play: {"path":"/course/{id}/lesson/{lessonId}/play","method":"POST","repeatable":true},
  progress: {"path":"/course/{id}/lesson/{lessonId}/progress","method":"PUT"},
  addNote: {"path":"/course/{id}/lesson/{lessonId}/note","method":"POST"},
  live: {"path":"/course/{id}/live"},
  signIn: {"path":"/course/{id}/live/signIn","method":"POST","repeatable":true},
  liveChat: {"path":"/course/{id}/live/chat"},
  say: {"path":"/course/{id}/live/chat","method":"POST"},
  certificate: {"path":"/course/{id}/certificate","envelope":"binary"},
});
