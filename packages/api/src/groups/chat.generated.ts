// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { chat as Rows } from '../contract/chat.js';

export const chat = /* @__PURE__ */ routeGroup<typeof Rows>({
  commonQuestions: {"method":"GET","path":"/api/tReply/getReplyTtile","envelope":"data"},
  ask: {"method":"POST","path":"/api/tReply/getReply","envelope":"data","repeatable":true},
  replyById: {"method":"POST","path":"/api/tReply/getReplyById","envelope":"data","repeatable":true},
  query: {"method":"POST","path":"/api/chat/query","envelope":"data","repeatable":true},
  customerCare: {"method":"GET","path":"/api/tReply/customerCare","envelope":"data"},
});
