import type { peopleReview } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { decideApplication, listApplications } from './applications.js';
import { companyDetail, decideCompany, listCompanies } from './companies.js';
import { decidePerson, listPeople, personDetail } from './people.js';
import { decideRecovery, listRecoveries } from './recoveries.js';

export const peopleReviewHandlers: Handlers<typeof peopleReview> = {
  people: ({ query }, context) => listPeople(query, context),
  person: ({ params }, context) => personDetail(params.userGuid, context),
  decidePerson: ({ params, body }, context) => decidePerson(params.userGuid, body, context),
  applications: ({ query }, context) => listApplications(query, context),
  decideApplication: ({ params, body }, context) => decideApplication(params.id, body, context),
  companies: ({ query }, context) => listCompanies(query, context),
  company: ({ params }, context) => companyDetail(params.companyId, context),
  decideCompany: ({ params, body }, context) => decideCompany(params.companyId, body, context),
  recoveries: ({ query }, context) => listRecoveries(query, context),
  decideRecovery: ({ params, body }, context) => decideRecovery(params.id, body, context),
};
