// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemConfig as Rows } from '../contract/system-config.js';

/** Parameters, in the API family’s dialect. Bind it with `use` of a client. */
export const systemConfig = /* @__PURE__ */ routeGroup<typeof Rows>('systemConfig', {
  list: {"path":"/system/config/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  detail: {"path":"/system/config/{configId}"},
  add: {"path":"/system/config","method":"POST"},
  update: {"path":"/system/config","method":"PUT"},
  remove: {"path":"/system/config/{configId}","method":"DELETE"},
  refresh: {"path":"/system/config/refreshCache","method":"DELETE"},
  export: {"path":"/system/config/export","envelope":"binary","method":"POST","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
