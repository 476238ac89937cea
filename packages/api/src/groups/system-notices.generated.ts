// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemNotices as Rows } from '../contract/system-notices.js';

/** Notices, in the API family’s dialect. Bind it with `use` of a client. */
export const systemNotices = /* @__PURE__ */ routeGroup<typeof Rows>('systemNotices', {
  list: {"path":"/system/notice/list","envelope":"rows"},
  top: {"path":"/system/notice/listTop","envelope":"flat"},
  detail: {"path":"/system/notice/{noticeId}"},
  add: {"path":"/system/notice","method":"POST"},
  update: {"path":"/system/notice","method":"PUT"},
  markRead: {"path":"/system/notice/markRead","method":"POST","repeatable":true},
  remove: {"path":"/system/notice/{noticeId}","method":"DELETE"},
});
