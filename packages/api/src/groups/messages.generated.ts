// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { messages as Rows } from '../contract/messages.js';

export const messages = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/system/message/list","envelope":"rows"},
  unread: {"method":"GET","path":"/system/message/unread","envelope":"data"},
  detail: {"method":"GET","path":"/system/message/{id}","envelope":"data"},
  add: {"method":"POST","path":"/system/message/add","envelope":"data"},
  updateDraft: {"method":"POST","path":"/system/message/draft/{id}","envelope":"data"},
  remind: {"method":"POST","path":"/system/message/remind/{id}","envelope":"data"},
  selectDepUserList: {"method":"POST","path":"/system/message/selectDepUserList","envelope":"data","repeatable":true},
  remove: {"method":"POST","path":"/system/message/delete/{id}","envelope":"data"},
  updateStatus: {"method":"POST","path":"/system/message/updateStatus/{id}","envelope":"data","repeatable":true},
  readAll: {"method":"POST","path":"/system/message/readAll","envelope":"data","repeatable":true},
});
