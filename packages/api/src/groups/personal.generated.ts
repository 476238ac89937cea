// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { personal as Rows } from '../contract/personal.js';

/** The person’s record. Bind it with `use` of a client. */
export const personal = /* @__PURE__ */ routeGroup<typeof Rows>('personal', {
  record: {"path":"/info/geren/info","response":{"phone":"yhdh","companyName":"yhDwMc","fields":[0,{"name":"yhXm","idNumber":"yhSfZh"}]}},
  save: {"path":"/info/geren/info","method":"PUT","body":{"fields":[0,{"name":"yhXm","idNumber":"yhSfZh"}]}},
  submit: {"path":"/info/geren/submit","method":"POST","response":{"phone":"yhdh","companyName":"yhDwMc","fields":[0,{"name":"yhXm","idNumber":"yhSfZh"}]}},
  reveal: {"path":"/info/geren/reveal","method":"POST","repeatable":true},
});
