// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { peopleReview as Rows } from '../contract/people-review.js';

export const peopleReview = /* @__PURE__ */ routeGroup<typeof Rows>({
  people: {"method":"GET","path":"/review/people/list","envelope":"rows","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh","companyName":"yhDwMc"}},
  person: {"method":"GET","path":"/review/people/{userGuid}","envelope":"data","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh","companyName":"yhDwMc"}},
  decidePerson: {"method":"POST","path":"/review/people/{userGuid}","envelope":"data","response":{"name":"yhXm","phone":"yhdh","idNumber":"yhSfZh","companyName":"yhDwMc"}},
  applications: {"method":"GET","path":"/review/roleApply/list","envelope":"rows"},
  decideApplication: {"method":"POST","path":"/review/roleApply/{id}","envelope":"data"},
});
