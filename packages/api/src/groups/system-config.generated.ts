// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemConfig as Rows } from '../contract/system-config.js';

export const systemConfig = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/system/config/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  detail: {"method":"GET","path":"/system/config/{configId}","envelope":"data"},
  add: {"method":"POST","path":"/system/config","envelope":"data"},
  update: {"method":"PUT","path":"/system/config","envelope":"data"},
  remove: {"method":"DELETE","path":"/system/config/{configId}","envelope":"data"},
  refresh: {"method":"DELETE","path":"/system/config/refreshCache","envelope":"data"},
});
