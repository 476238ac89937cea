// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { peopleReview as Rows } from '../contract/people-review.js';

/** Review of people and companies. Bind it with `use` of a client. */
export const peopleReview = /* @__PURE__ */ routeGroup<typeof Rows>('peopleReview', {
  people: {"path":"/review/people/list","envelope":"rows","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh","companyName":"yhDwMc"}},
  person: {"path":"/review/people/{userGuid}","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh","companyName":"yhDwMc","fields":[0,{"name":"yhXm","idNumber":"yhSfZh"}]}},
  decidePerson: {"path":"/review/people/{userGuid}","method":"POST","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh","companyName":"yhDwMc"}},
  applications: {"path":"/review/roleApply/list","envelope":"rows"},
  decideApplication: {"path":"/review/roleApply/{id}","method":"POST"},
  companies: {"path":"/review/company/list","envelope":"rows"},
  company: {"path":"/review/company/{companyId}","response":{"basics":[0,{"companyName":"qymc","creditCode":"tyShxyDm","address":"dwdz"}]}},
  decideCompany: {"path":"/review/company/{companyId}","method":"POST"},
  recoveries: {"path":"/review/phoneRecovery/list","envelope":"rows"},
  decideRecovery: {"path":"/review/phoneRecovery/{id}","method":"POST"},
});
