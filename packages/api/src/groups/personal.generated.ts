// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { personal as Rows } from '../contract/personal.js';

/** The person’s record. Bind it with `use` of a client. */
export const personal = /* @__PURE__ */ routeGroup<typeof Rows>('personal', {
  record: {"path":"/info/geren/info","response":{"phone":"yhdh","companyName":"yhDwMc","fields":[0,{"name":"yhXm","idNumber":"yhSfZh"}]}},
  save: {"method":"PUT","path":"/info/geren/info","body":{"fields":[0,{"name":"yhXm","idNumber":"yhSfZh"}]}},
  submit: {"method":"POST","path":"/info/geren/submit","response":{"phone":"yhdh","companyName":"yhDwMc","fields":[0,{"name":"yhXm","idNumber":"yhSfZh"}]}},
  reveal: {"method":"POST","path":"/info/geren/reveal","repeatable":true},
});
