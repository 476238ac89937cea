// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { messages as Rows } from '../contract/messages.js';

/** Messages and to-dos. Bind it with `use` of a client. */
export const messages = /* @__PURE__ */ routeGroup<typeof Rows>('messages', {
  list: {"path":"/system/message/list","envelope":"rows"},
  unread: {"path":"/system/message/unread"},
  detail: {"path":"/system/message/{id}"},
  add: {"method":"POST","path":"/system/message/add"},
  updateDraft: {"method":"POST","path":"/system/message/draft/{id}"},
  remind: {"method":"POST","path":"/system/message/remind/{id}"},
  recall: {"method":"POST","path":"/system/message/recall/{id}"},
  selectDepUserList: {"method":"POST","path":"/system/message/selectDepUserList","repeatable":true},
  remove: {"method":"POST","path":"/system/message/delete/{id}"},
  updateStatus: {"method":"POST","path":"/system/message/updateStatus/{id}","repeatable":true},
  readAll: {"method":"POST","path":"/system/message/readAll","repeatable":true},
});
