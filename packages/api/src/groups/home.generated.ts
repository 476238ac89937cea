// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { home as Rows } from '../contract/home.js';

/** The home page. Bind it with `use` of a client. */
export const home = /* @__PURE__ */ routeGroup<typeof Rows>('home', {
  carousel: {"path":"/api/lbt/selectLbt"},
  adverts: {"path":"/api/tzgg/getAdvert"},
  serviceLevel: {"path":"/api/home/serviceLevel"},
  todos: {"path":"/api/home/todos"},
});
