// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { company as Rows } from '../contract/company.js';

export const company = /* @__PURE__ */ routeGroup<typeof Rows>({
  record: {"method":"GET","path":"/info/qiye/info","envelope":"data","response":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
  saveBasics: {"method":"PUT","path":"/info/qiye/step/1","envelope":"data","body":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
  savePeople: {"method":"PUT","path":"/info/qiye/step/2","envelope":"data"},
  saveBilling: {"method":"PUT","path":"/info/qiye/step/3","envelope":"data"},
  saveAttachments: {"method":"PUT","path":"/info/qiye/step/4","envelope":"data"},
  submit: {"method":"POST","path":"/info/qiye/submit","envelope":"data","response":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
});
