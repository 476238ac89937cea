// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { templates as Rows } from '../contract/templates.js';

/** Forms filled in as PDF. Bind it with `use` of a client. */
export const templates = /* @__PURE__ */ routeGroup<typeof Rows>('templates', {
  company: {"path":"/template/new/qy/{id}","envelope":"binary","method":"POST","repeatable":true},
  companyApplication: {"path":"/template/comApplyCert","envelope":"binary","method":"POST","repeatable":true},
  personApplication: {"path":"/template/personCert","envelope":"binary","method":"POST","repeatable":true},
  batchChange: {"path":"/template/batch/bg","envelope":"binary","method":"POST","repeatable":true},
  projectLeader: {"path":"/template/new/fzr/{id}","envelope":"binary","method":"POST","repeatable":true},
  expert: {"path":"/template/new/zj/{id}","envelope":"binary","method":"POST","repeatable":true},
  costEngineer: {"path":"/template/new/zjs/{id}","envelope":"binary","method":"POST","repeatable":true},
  cancellation: {"path":"/template/cancellation/{id}","envelope":"binary"},
  batchProjectLeaders: {"path":"/template/batch/glyfzr/{id}","envelope":"binary","method":"POST","repeatable":true},
  batchCostEngineers: {"path":"/template/batch/glyzjs/{id}","envelope":"binary","method":"POST","repeatable":true},
  attachments: {"path":"/ca/applicationinfo/getApplicationFj","method":"POST","repeatable":true},
  authorization: {"path":"/info/qiye/downloadLegalPerAuthTem/{id}","envelope":"binary"},
  newAuthorization: {"path":"/info/qiye/downloadLegalPerAuthTemNew","envelope":"binary","method":"POST","repeatable":true},
  batchAuthorization: {"path":"/info/qiye/downloadBatchPerAuthTem","envelope":"binary","method":"POST","repeatable":true},
  transferAuthorization: {"path":"/info/qiye/downloadTraLegalPerAuthTem/{id}","envelope":"binary"},
});
