// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemPosts as Rows } from '../contract/system-posts.js';

/** Posts, in the API family’s dialect. Bind it with `use` of a client. */
export const systemPosts = /* @__PURE__ */ routeGroup<typeof Rows>('systemPosts', {
  list: {"path":"/system/post/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  detail: {"path":"/system/post/{postId}"},
  add: {"path":"/system/post","method":"POST"},
  update: {"path":"/system/post","method":"PUT"},
  remove: {"path":"/system/post/{postId}","method":"DELETE"},
  export: {"path":"/system/post/export","envelope":"binary","method":"POST","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
