// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemUsers as Rows } from '../contract/system-users.js';

export const systemUsers = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/system/user/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  detail: {"method":"GET","path":"/system/user/{userId}","envelope":"flat"},
  add: {"method":"POST","path":"/system/user","envelope":"data"},
  update: {"method":"PUT","path":"/system/user","envelope":"data"},
  remove: {"method":"DELETE","path":"/system/user/{userId}","envelope":"data"},
  resetPassword: {"method":"PUT","path":"/system/user/resetPwd","envelope":"data"},
  changeStatus: {"method":"PUT","path":"/system/user/changeStatus","envelope":"data"},
  roles: {"method":"GET","path":"/system/user/authRole/{userId}","envelope":"flat"},
  assignRoles: {"method":"PUT","path":"/system/user/authRole","envelope":"data"},
  departments: {"method":"GET","path":"/system/user/deptTree","envelope":"data"},
  certificates: {"method":"GET","path":"/system/user/{userId}/certificates","envelope":"data"},
  export: {"method":"POST","path":"/system/user/export","envelope":"binary","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
