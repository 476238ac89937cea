// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemUsers as Rows } from '../contract/system-users.js';

/** Users, in the API family’s dialect. Bind it with `use` of a client. */
export const systemUsers = /* @__PURE__ */ routeGroup<typeof Rows>('systemUsers', {
  list: {"path":"/system/user/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  options: {"path":"/system/user/","envelope":"flat"},
  detail: {"path":"/system/user/{userId}","envelope":"flat"},
  add: {"method":"POST","path":"/system/user"},
  update: {"method":"PUT","path":"/system/user"},
  remove: {"method":"DELETE","path":"/system/user/{userId}"},
  importReport: {"path":"/system/user/import"},
  importTemplate: {"method":"POST","path":"/system/user/importTemplate","envelope":"binary","repeatable":true},
  importData: {"method":"POST","path":"/system/user/importData","envelope":"message","upload":"file","repeatable":true},
  unbind: {"method":"POST","path":"/system/user/{userId}/unbind"},
  resetPassword: {"method":"PUT","path":"/system/user/resetPwd"},
  changeStatus: {"method":"PUT","path":"/system/user/changeStatus"},
  roles: {"path":"/system/user/authRole/{userId}","envelope":"flat"},
  assignRoles: {"method":"PUT","path":"/system/user/authRole"},
  departments: {"path":"/system/user/deptTree"},
  certificates: {"path":"/system/user/{userId}/certificates"},
  export: {"method":"POST","path":"/system/user/export","envelope":"binary","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
