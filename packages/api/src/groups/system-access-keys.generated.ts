// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemAccessKeys as Rows } from '../contract/system-access-keys.js';

/** Access keys for scripts. Bind it with `use` of a client. */
export const systemAccessKeys = /* @__PURE__ */ routeGroup<typeof Rows>('systemAccessKeys', {
  list: {"path":"/system/accessKey/list","envelope":"rows"},
  add: {"path":"/system/accessKey","method":"POST"},
  remove: {"path":"/system/accessKey/{keyId}","method":"DELETE"},
});
