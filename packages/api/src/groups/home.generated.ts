// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { home as Rows } from '../contract/home.js';

export const home = /* @__PURE__ */ routeGroup<typeof Rows>({
  carousel: {"method":"GET","path":"/api/lbt/selectLbt","envelope":"data"},
  adverts: {"method":"GET","path":"/api/tzgg/getAdvert","envelope":"data"},
  serviceLevel: {"method":"GET","path":"/api/home/serviceLevel","envelope":"data"},
  todos: {"method":"GET","path":"/api/home/todos","envelope":"data"},
});
