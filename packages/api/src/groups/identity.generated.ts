// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { identity as Rows } from '../contract/identity.js';

/** Roles of the account, and applications for further ones. Bind it with `use` of a client. */
export const identity = /* @__PURE__ */ routeGroup<typeof Rows>('identity', {
  roles: {"path":"/sys/getInfoHaseRoleByType"},
  byRole: {"path":"/sys/getInfoByRole","response":{"phone":"yhdh","name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}},
  choose: {"path":"/sys/chooseRole","method":"POST"},
  applications: {"path":"/sys/roleApply/list","envelope":"rows"},
  apply: {"path":"/sys/roleApply","method":"POST"},
  withdraw: {"path":"/sys/roleApply/{id}/withdraw","method":"POST"},
});
