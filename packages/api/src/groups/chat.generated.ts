// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { chat as Rows } from '../contract/chat.js';

/** The assistant and the hotline. Bind it with `use` of a client. */
export const chat = /* @__PURE__ */ routeGroup<typeof Rows>('chat', {
  commonQuestions: {"path":"/api/tReply/getReplyTtile"},
  ask: {"method":"POST","path":"/api/tReply/getReply","repeatable":true},
  replyById: {"method":"POST","path":"/api/tReply/getReplyById","repeatable":true},
  query: {"method":"POST","path":"/api/chat/query","repeatable":true},
  customerCare: {"path":"/api/tReply/customerCare"},
});
