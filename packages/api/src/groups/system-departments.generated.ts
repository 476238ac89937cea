// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemDepartments as Rows } from '../contract/system-departments.js';

export const systemDepartments = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/system/dept/list","envelope":"data"},
  detail: {"method":"GET","path":"/system/dept/{deptId}","envelope":"data"},
  add: {"method":"POST","path":"/system/dept","envelope":"data"},
  update: {"method":"PUT","path":"/system/dept","envelope":"data"},
  remove: {"method":"DELETE","path":"/system/dept/{deptId}","envelope":"data"},
});
