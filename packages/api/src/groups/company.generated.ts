// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { company as Rows } from '../contract/company.js';

/** The company’s record. Bind it with `use` of a client. */
export const company = /* @__PURE__ */ routeGroup<typeof Rows>('company', {
  record: {"path":"/info/qiye/info","response":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
  saveBasics: {"path":"/info/qiye/step/1","method":"PUT","body":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
  savePeople: {"path":"/info/qiye/step/2","method":"PUT"},
  saveBilling: {"path":"/info/qiye/step/3","method":"PUT"},
  saveAttachments: {"path":"/info/qiye/step/4","method":"PUT"},
  submit: {"path":"/info/qiye/submit","method":"POST","response":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
});
