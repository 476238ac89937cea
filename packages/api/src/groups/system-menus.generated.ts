// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemMenus as Rows } from '../contract/system-menus.js';

export const systemMenus = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/system/menu/list","envelope":"data"},
  tree: {"method":"GET","path":"/system/menu/treeselect","envelope":"data"},
  ofRole: {"method":"GET","path":"/system/menu/roleMenuTreeselect/{roleId}","envelope":"flat"},
  detail: {"method":"GET","path":"/system/menu/{menuId}","envelope":"data"},
  add: {"method":"POST","path":"/system/menu","envelope":"data"},
  update: {"method":"PUT","path":"/system/menu","envelope":"data"},
  remove: {"method":"DELETE","path":"/system/menu/{menuId}","envelope":"data"},
});
