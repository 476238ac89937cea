// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemRoles as Rows } from '../contract/system-roles.js';

export const systemRoles = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/system/role/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  options: {"method":"GET","path":"/system/role/optionselect","envelope":"data"},
  detail: {"method":"GET","path":"/system/role/{roleId}","envelope":"data"},
  add: {"method":"POST","path":"/system/role","envelope":"data"},
  update: {"method":"PUT","path":"/system/role","envelope":"data"},
  dataScope: {"method":"PUT","path":"/system/role/dataScope","envelope":"data"},
  changeStatus: {"method":"PUT","path":"/system/role/changeStatus","envelope":"data"},
  remove: {"method":"DELETE","path":"/system/role/{roleId}","envelope":"data"},
  departments: {"method":"GET","path":"/system/role/deptTree/{roleId}","envelope":"flat"},
  holders: {"method":"GET","path":"/system/role/authUser/allocatedList","envelope":"rows"},
  others: {"method":"GET","path":"/system/role/authUser/unallocatedList","envelope":"rows"},
  take: {"method":"PUT","path":"/system/role/authUser/cancelAll","envelope":"data"},
  give: {"method":"PUT","path":"/system/role/authUser/selectAll","envelope":"data"},
});
