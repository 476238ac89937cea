// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { personnel as Rows } from '../contract/personnel.js';

/** Members of the company. Bind it with `use` of a client. */
export const personnel = /* @__PURE__ */ routeGroup<typeof Rows>('personnel', {
  list: {"path":"/info/personnel/list","envelope":"rows","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  export: {"path":"/info/personnel/export","envelope":"binary","writes":true},
  figures: {"path":"/info/personnel/figures"},
  invite: {"path":"/info/personnel/invite","method":"POST"},
  inviteLink: {"path":"/info/personnel/inviteLink","method":"POST"},
  invitations: {"path":"/info/personnel/invitations","envelope":"rows"},
  withdrawInvitation: {"path":"/info/personnel/invitations/{id}/withdraw","method":"POST"},
  requests: {"path":"/info/personnel/requests","envelope":"rows"},
  decide: {"path":"/info/personnel/requests/{id}/decide","method":"POST"},
  assignRoles: {"path":"/info/personnel/{userGuid}/roles","method":"PUT","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  completeInfo: {"path":"/info/personnel/{userGuid}/info","method":"PUT","body":{"name":"yhXm","idNumber":"yhSfZh"},"response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  remindIncomplete: {"path":"/info/personnel/remind","method":"POST"},
  resetPassword: {"path":"/info/personnel/{userGuid}/resetPassword","method":"POST"},
  changePhone: {"path":"/info/personnel/{userGuid}/phone","method":"POST","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  unbind: {"path":"/info/personnel/{userGuid}/unbind","method":"POST"},
  transferCheck: {"path":"/info/geren/changeGly/check"},
  transfer: {"path":"/info/geren/changeGly","method":"POST"},
});
