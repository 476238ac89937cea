// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { study as Rows } from '../contract/study.js';

export const study = /* @__PURE__ */ routeGroup<typeof Rows>({
  mine: {"method":"GET","path":"/course/mine","envelope":"rows"},
  week: {"method":"GET","path":"/course/week","envelope":"data"},
  record: {"method":"GET","path":"/course/{id}/record","envelope":"data"},
  play: {"method":"POST","path":"/course/{id}/lesson/{lessonId}/play","envelope":"data","repeatable":true},
  progress: {"method":"PUT","path":"/course/{id}/lesson/{lessonId}/progress","envelope":"data"},
  addNote: {"method":"POST","path":"/course/{id}/lesson/{lessonId}/note","envelope":"data"},
  live: {"method":"GET","path":"/course/{id}/live","envelope":"data"},
  signIn: {"method":"POST","path":"/course/{id}/live/signIn","envelope":"data","repeatable":true},
  liveChat: {"method":"GET","path":"/course/{id}/live/chat","envelope":"data"},
  say: {"method":"POST","path":"/course/{id}/live/chat","envelope":"data"},
  certificate: {"method":"GET","path":"/course/{id}/certificate","envelope":"binary"},
});
