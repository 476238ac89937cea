// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemPosts as Rows } from '../contract/system-posts.js';

/** Posts, in the API family’s dialect. Bind it with `use` of a client. */
export const systemPosts = /* @__PURE__ */ routeGroup<typeof Rows>('systemPosts', {
  list: {"path":"/system/post/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  detail: {"path":"/system/post/{postId}"},
  add: {"method":"POST","path":"/system/post"},
  update: {"method":"PUT","path":"/system/post"},
  remove: {"method":"DELETE","path":"/system/post/{postId}"},
  export: {"method":"POST","path":"/system/post/export","envelope":"binary","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
