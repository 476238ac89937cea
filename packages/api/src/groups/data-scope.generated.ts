// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { dataScope as Rows } from '../contract/data-scope.js';

/** Exceptions for single users and phones. Bind it with `use` of a client. */
export const dataScope = /* @__PURE__ */ routeGroup<typeof Rows>('dataScope', {
  list: {"path":"/system/dataScope/list","envelope":"rows"},
  add: {"path":"/system/dataScope","method":"POST"},
  remove: {"path":"/system/dataScope/{id}","method":"DELETE"},
});
