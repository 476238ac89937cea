// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemDepartments as Rows } from '../contract/system-departments.js';

/** Departments, in the API family’s dialect. Bind it with `use` of a client. */
export const systemDepartments = /* @__PURE__ */ routeGroup<typeof Rows>('systemDepartments', {
  list: {"path":"/system/dept/list"},
  detail: {"path":"/system/dept/{deptId}"},
  add: {"method":"POST","path":"/system/dept"},
  update: {"method":"PUT","path":"/system/dept"},
  remove: {"method":"DELETE","path":"/system/dept/{deptId}"},
});
