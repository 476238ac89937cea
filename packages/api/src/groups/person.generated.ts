// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { person as Rows } from '../contract/person.js';

/** The person behind the session. Bind it with `use` of a client. */
export const person = /* @__PURE__ */ routeGroup<typeof Rows>('person', {
  profile: {"path":"/sys/getPeronInfo","response":{"person":[0,{"phone":"yhdh","name":"yhXm","idNumber":"yhSfZh","companyName":"yhDwMc","creditCode":"tyShxyDm"}]}},
  examEntry: {"path":"/sys/getRyInfo","response":{"idNumber":"yhSfZh","phone":"yhdh","name":"yhXm","creditCode":"tyShxyDm","companyName":"yhDwMc"}},
});
