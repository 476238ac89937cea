// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemRoles as Rows } from '../contract/system-roles.js';

/** Roles, in the API family’s dialect. Bind it with `use` of a client. */
export const systemRoles = /* @__PURE__ */ routeGroup<typeof Rows>('systemRoles', {
  list: {"path":"/system/role/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  options: {"path":"/system/role/optionselect"},
  detail: {"path":"/system/role/{roleId}"},
  add: {"method":"POST","path":"/system/role"},
  update: {"method":"PUT","path":"/system/role"},
  dataScope: {"method":"PUT","path":"/system/role/dataScope"},
  changeStatus: {"method":"PUT","path":"/system/role/changeStatus"},
  remove: {"method":"DELETE","path":"/system/role/{roleId}"},
  departments: {"path":"/system/role/deptTree/{roleId}","envelope":"flat"},
  holders: {"path":"/system/role/authUser/allocatedList","envelope":"rows"},
  others: {"path":"/system/role/authUser/unallocatedList","envelope":"rows"},
  take: {"method":"PUT","path":"/system/role/authUser/cancelAll"},
  give: {"method":"PUT","path":"/system/role/authUser/selectAll"},
  export: {"method":"POST","path":"/system/role/export","envelope":"binary","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
