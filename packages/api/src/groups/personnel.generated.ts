// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { personnel as Rows } from '../contract/personnel.js';

/** Members of the company. Bind it with `use` of a client. */
export const personnel = /* @__PURE__ */ routeGroup<typeof Rows>('personnel', {
  list: {"path":"/info/personnel/list","envelope":"rows","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  export: {"path":"/info/personnel/export","envelope":"binary","writes":true},
  figures: {"path":"/info/personnel/figures"},
  invite: {"method":"POST","path":"/info/personnel/invite"},
  inviteLink: {"method":"POST","path":"/info/personnel/inviteLink"},
  invitations: {"path":"/info/personnel/invitations","envelope":"rows"},
  withdrawInvitation: {"method":"POST","path":"/info/personnel/invitations/{id}/withdraw"},
  requests: {"path":"/info/personnel/requests","envelope":"rows"},
  decide: {"method":"POST","path":"/info/personnel/requests/{id}/decide"},
  assignRoles: {"method":"PUT","path":"/info/personnel/{userGuid}/roles","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  completeInfo: {"method":"PUT","path":"/info/personnel/{userGuid}/info","body":{"name":"yhXm","idNumber":"yhSfZh"},"response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  remindIncomplete: {"method":"POST","path":"/info/personnel/remind"},
  resetPassword: {"method":"POST","path":"/info/personnel/{userGuid}/resetPassword"},
  changePhone: {"method":"POST","path":"/info/personnel/{userGuid}/phone","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh"}},
  unbind: {"method":"POST","path":"/info/personnel/{userGuid}/unbind"},
  transferCheck: {"path":"/info/geren/changeGly/check"},
  transfer: {"method":"POST","path":"/info/geren/changeGly"},
});
