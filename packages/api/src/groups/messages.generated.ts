// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { messages as Rows } from '../contract/messages.js';

/** Messages and to-dos. Bind it with `use` of a client. */
export const messages = /* @__PURE__ */ routeGroup<typeof Rows>('messages', {
  list: {"path":"/system/message/list","envelope":"rows"},
  unread: {"path":"/system/message/unread"},
  detail: {"path":"/system/message/{id}"},
  add: {"path":"/system/message/add","method":"POST"},
  updateDraft: {"path":"/system/message/draft/{id}","method":"POST"},
  remind: {"path":"/system/message/remind/{id}","method":"POST"},
  recall: {"path":"/system/message/recall/{id}","method":"POST"},
  selectDepUserList: {"path":"/system/message/selectDepUserList","method":"POST","repeatable":true},
  remove: {"path":"/system/message/delete/{id}","method":"POST"},
  updateStatus: {"path":"/system/message/updateStatus/{id}","method":"POST","repeatable":true},
  readAll: {"path":"/system/message/readAll","method":"POST","repeatable":true},
});
