// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { identity as Rows } from '../contract/identity.js';

export const identity = /* @__PURE__ */ routeGroup<typeof Rows>({
  roles: {"method":"GET","path":"/sys/getInfoHaseRoleByType","envelope":"data"},
  byRole: {"method":"GET","path":"/sys/getInfoByRole","envelope":"data","response":{"phone":"yhdh","name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}},
  choose: {"method":"POST","path":"/sys/chooseRole","envelope":"data"},
  applications: {"method":"GET","path":"/sys/roleApply/list","envelope":"rows"},
  apply: {"method":"POST","path":"/sys/roleApply","envelope":"data"},
  withdraw: {"method":"POST","path":"/sys/roleApply/{id}/withdraw","envelope":"data"},
});
