// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { chat as Rows } from '../contract/chat.js';

/** The assistant and the hotline. Bind it with `use` of a client. */
export const chat = /* @__PURE__ */ routeGroup<typeof Rows>('chat', {
  commonQuestions: {"path":"/api/tReply/getReplyTtile"},
  ask: {"path":"/api/tReply/getReply","method":"POST","repeatable":true},
  replyById: {"path":"/api/tReply/getReplyById","method":"POST","repeatable":true},
  query: {"path":"/api/chat/query","method":"POST","repeatable":true},
  customerCare: {"path":"/api/tReply/customerCare"},
});
