// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemNotices as Rows } from '../contract/system-notices.js';

export const systemNotices = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/system/notice/list","envelope":"rows"},
  top: {"method":"GET","path":"/system/notice/listTop","envelope":"flat"},
  detail: {"method":"GET","path":"/system/notice/{noticeId}","envelope":"data"},
  add: {"method":"POST","path":"/system/notice","envelope":"data"},
  update: {"method":"PUT","path":"/system/notice","envelope":"data"},
  markRead: {"method":"POST","path":"/system/notice/markRead","envelope":"data","repeatable":true},
  remove: {"method":"DELETE","path":"/system/notice/{noticeId}","envelope":"data"},
});
