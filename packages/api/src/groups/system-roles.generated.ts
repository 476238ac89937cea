// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemRoles as Rows } from '../contract/system-roles.js';

/** Roles, in the API family’s dialect. Bind it with `use` of a client. */
export const systemRoles = /* @__PURE__ */ routeGroup<typeof Rows>('systemRoles', {
  list: {"path":"/system/role/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  options: {"path":"/system/role/optionselect"},
  detail: {"path":"/system/role/{roleId}"},
  add: {"path":"/system/role","method":"POST"},
  update: {"path":"/system/role","method":"PUT"},
  dataScope: {"path":"/system/role/dataScope","method":"PUT"},
  changeStatus: {"path":"/system/role/changeStatus","method":"PUT"},
  remove: {"path":"/system/role/{roleId}","method":"DELETE"},
  departments: {"path":"/system/role/deptTree/{roleId}","envelope":"flat"},
  holders: {"path":"/system/role/authUser/allocatedList","envelope":"rows"},
  others: {"path":"/system/role/authUser/unallocatedList","envelope":"rows"},
  take: {"path":"/system/role/authUser/cancelAll","method":"PUT"},
  give: {"path":"/system/role/authUser/selectAll","method":"PUT"},
  export: {"path":"/system/role/export","envelope":"binary","method":"POST","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
