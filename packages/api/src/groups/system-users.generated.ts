// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemUsers as Rows } from '../contract/system-users.js';

/** Users, in the API family’s dialect. Bind it with `use` of a client. */
export const systemUsers = /* @__PURE__ */ routeGroup<typeof Rows>('systemUsers', {
  list: {"path":"/system/user/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  options: {"path":"/system/user/","envelope":"flat"},
  detail: {"path":"/system/user/{userId}","envelope":"flat"},
  add: {"path":"/system/user","method":"POST"},
  update: {"path":"/system/user","method":"PUT"},
  remove: {"path":"/system/user/{userId}","method":"DELETE"},
  importReport: {"path":"/system/user/import"},
  importTemplate: {"path":"/system/user/importTemplate","envelope":"binary","method":"POST","repeatable":true},
  importData: {"path":"/system/user/importData","envelope":"message","method":"POST","upload":"file","repeatable":true},
  unbind: {"path":"/system/user/{userId}/unbind","method":"POST"},
  resetPassword: {"path":"/system/user/resetPwd","method":"PUT"},
  changeStatus: {"path":"/system/user/changeStatus","method":"PUT"},
  roles: {"path":"/system/user/authRole/{userId}","envelope":"flat"},
  assignRoles: {"path":"/system/user/authRole","method":"PUT"},
  departments: {"path":"/system/user/deptTree"},
  certificates: {"path":"/system/user/{userId}/certificates"},
  export: {"path":"/system/user/export","envelope":"binary","method":"POST","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
