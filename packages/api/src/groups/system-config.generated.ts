// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemConfig as Rows } from '../contract/system-config.js';

/** Parameters, in the API family’s dialect. Bind it with `use` of a client. */
export const systemConfig = /* @__PURE__ */ routeGroup<typeof Rows>('systemConfig', {
  list: {"path":"/system/config/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  detail: {"path":"/system/config/{configId}"},
  add: {"method":"POST","path":"/system/config"},
  update: {"method":"PUT","path":"/system/config"},
  remove: {"method":"DELETE","path":"/system/config/{configId}"},
  refresh: {"method":"DELETE","path":"/system/config/refreshCache"},
  export: {"method":"POST","path":"/system/config/export","envelope":"binary","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
});
