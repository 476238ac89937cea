// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { templates as Rows } from '../contract/templates.js';

/** Forms filled in as PDF. Bind it with `use` of a client. */
export const templates = /* @__PURE__ */ routeGroup<typeof Rows>('templates', {
  company: {"method":"POST","path":"/template/new/qy/{id}","envelope":"binary","repeatable":true},
  companyApplication: {"method":"POST","path":"/template/comApplyCert","envelope":"binary","repeatable":true},
  personApplication: {"method":"POST","path":"/template/personCert","envelope":"binary","repeatable":true},
  batchChange: {"method":"POST","path":"/template/batch/bg","envelope":"binary","repeatable":true},
  projectLeader: {"method":"POST","path":"/template/new/fzr/{id}","envelope":"binary","repeatable":true},
  expert: {"method":"POST","path":"/template/new/zj/{id}","envelope":"binary","repeatable":true},
  costEngineer: {"method":"POST","path":"/template/new/zjs/{id}","envelope":"binary","repeatable":true},
  cancellation: {"path":"/template/cancellation/{id}","envelope":"binary"},
  batchProjectLeaders: {"method":"POST","path":"/template/batch/glyfzr/{id}","envelope":"binary","repeatable":true},
  batchCostEngineers: {"method":"POST","path":"/template/batch/glyzjs/{id}","envelope":"binary","repeatable":true},
  attachments: {"method":"POST","path":"/ca/applicationinfo/getApplicationFj","repeatable":true},
  authorization: {"path":"/info/qiye/downloadLegalPerAuthTem/{id}","envelope":"binary"},
  newAuthorization: {"method":"POST","path":"/info/qiye/downloadLegalPerAuthTemNew","envelope":"binary","repeatable":true},
  batchAuthorization: {"method":"POST","path":"/info/qiye/downloadBatchPerAuthTem","envelope":"binary","repeatable":true},
  transferAuthorization: {"path":"/info/qiye/downloadTraLegalPerAuthTem/{id}","envelope":"binary"},
});
