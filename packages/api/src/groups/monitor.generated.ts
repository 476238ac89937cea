// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { monitor as Rows } from '../contract/monitor.js';

/** Logs and sessions, in the API family’s dialect. Bind it with `use` of a client. */
export const monitor = /* @__PURE__ */ routeGroup<typeof Rows>('monitor', {
  operations: {"path":"/monitor/operlog/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  operation: {"path":"/monitor/operlog/{operId}"},
  exportOperations: {"path":"/monitor/operlog/export","envelope":"binary","method":"POST","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  logins: {"path":"/monitor/logininfor/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  exportLogins: {"path":"/monitor/logininfor/export","envelope":"binary","method":"POST","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  unlock: {"path":"/monitor/logininfor/unlock/{userName}","writes":true},
  sessions: {"path":"/monitor/online/list","envelope":"rows"},
  endSession: {"path":"/monitor/online/{tokenId}","method":"DELETE"},
  jobs: {"path":"/monitor/job/list","envelope":"rows"},
  runJob: {"path":"/monitor/job/{jobId}/run","method":"PUT"},
});
