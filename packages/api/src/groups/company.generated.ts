// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { company as Rows } from '../contract/company.js';

/** The company’s record. Bind it with `use` of a client. */
export const company = /* @__PURE__ */ routeGroup<typeof Rows>('company', {
  record: {"path":"/info/qiye/info","response":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
  saveBasics: {"method":"PUT","path":"/info/qiye/step/1","body":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
  savePeople: {"method":"PUT","path":"/info/qiye/step/2"},
  saveBilling: {"method":"PUT","path":"/info/qiye/step/3"},
  saveAttachments: {"method":"PUT","path":"/info/qiye/step/4"},
  submit: {"method":"POST","path":"/info/qiye/submit","response":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
});
