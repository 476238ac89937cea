// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { desk as Rows } from '../contract/desk.js';

export const desk = /* @__PURE__ */ routeGroup<typeof Rows>({
  claim: {"method":"POST","path":"/review/{orderNo}/claim","envelope":"data","repeatable":true},
  release: {"method":"POST","path":"/review/{orderNo}/release","envelope":"data","repeatable":true},
  claims: {"method":"GET","path":"/review/claims","envelope":"data"},
  attachments: {"method":"GET","path":"/review/{orderNo}/attachments","envelope":"data"},
  queue: {"method":"GET","path":"/desk/list","envelope":"rows"},
  made: {"method":"POST","path":"/desk/{orderNo}/made","envelope":"data"},
  handOver: {"method":"POST","path":"/desk/{orderNo}/handOver","envelope":"data"},
  ship: {"method":"POST","path":"/desk/{orderNo}/ship","envelope":"data"},
  stock: {"method":"GET","path":"/desk/stock","envelope":"rows"},
  receiveStock: {"method":"POST","path":"/desk/stock","envelope":"data"},
});
