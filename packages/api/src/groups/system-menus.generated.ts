// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemMenus as Rows } from '../contract/system-menus.js';

/** Menu entries, in the API family’s dialect. Bind it with `use` of a client. */
export const systemMenus = /* @__PURE__ */ routeGroup<typeof Rows>('systemMenus', {
  list: {"path":"/system/menu/list"},
  tree: {"path":"/system/menu/treeselect"},
  ofRole: {"path":"/system/menu/roleMenuTreeselect/{roleId}","envelope":"flat"},
  detail: {"path":"/system/menu/{menuId}"},
  add: {"path":"/system/menu","method":"POST"},
  update: {"path":"/system/menu","method":"PUT"},
  remove: {"path":"/system/menu/{menuId}","method":"DELETE"},
});
