// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { personnel as Rows } from '../contract/personnel.js';

export const personnel = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/info/personnel/list","envelope":"rows","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  figures: {"method":"GET","path":"/info/personnel/figures","envelope":"data"},
  invite: {"method":"POST","path":"/info/personnel/invite","envelope":"data"},
  inviteLink: {"method":"POST","path":"/info/personnel/inviteLink","envelope":"data"},
  invitations: {"method":"GET","path":"/info/personnel/invitations","envelope":"rows"},
  withdrawInvitation: {"method":"POST","path":"/info/personnel/invitations/{id}/withdraw","envelope":"data"},
  requests: {"method":"GET","path":"/info/personnel/requests","envelope":"rows"},
  decide: {"method":"POST","path":"/info/personnel/requests/{id}/decide","envelope":"data"},
  assignRoles: {"method":"PUT","path":"/info/personnel/{userGuid}/roles","envelope":"data","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  completeInfo: {"method":"PUT","path":"/info/personnel/{userGuid}/info","envelope":"data","body":{"name":"yhXm","idNumber":"yhSfZh"},"response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  remindIncomplete: {"method":"POST","path":"/info/personnel/remind","envelope":"data"},
  resetPassword: {"method":"POST","path":"/info/personnel/{userGuid}/resetPassword","envelope":"data"},
  changePhone: {"method":"POST","path":"/info/personnel/{userGuid}/phone","envelope":"data","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  unbind: {"method":"POST","path":"/info/personnel/{userGuid}/unbind","envelope":"data"},
  transferCheck: {"method":"GET","path":"/info/geren/changeGly/check","envelope":"data"},
  transfer: {"method":"POST","path":"/info/geren/changeGly","envelope":"data"},
});
