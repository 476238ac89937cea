// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { membership as Rows } from '../contract/membership.js';

export const membership = /* @__PURE__ */ routeGroup<typeof Rows>({
  findCompany: {"method":"GET","path":"/info/qiye/find","envelope":"data"},
  requests: {"method":"GET","path":"/info/join/list","envelope":"rows"},
  join: {"method":"POST","path":"/info/join","envelope":"data"},
  withdraw: {"method":"POST","path":"/info/join/{id}/withdraw","envelope":"data"},
  invitation: {"method":"GET","path":"/info/invitation/{token}","envelope":"data"},
  answerInvitation: {"method":"POST","path":"/info/invitation/{token}","envelope":"data"},
});
