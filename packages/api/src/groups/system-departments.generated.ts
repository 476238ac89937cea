// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemDepartments as Rows } from '../contract/system-departments.js';

/** Departments, in the API family’s dialect. Bind it with `use` of a client. */
export const systemDepartments = /* @__PURE__ */ routeGroup<typeof Rows>('systemDepartments', {
  list: {"path":"/system/dept/list"},
  detail: {"path":"/system/dept/{deptId}"},
  add: {"path":"/system/dept","method":"POST"},
  update: {"path":"/system/dept","method":"PUT"},
  remove: {"path":"/system/dept/{deptId}","method":"DELETE"},
});
