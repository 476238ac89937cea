import type { InputOf, peopleReview } from '@ca-portal/api/contract';
import type { FieldRejection } from '../../db/schema/index.js';

type Refused = Extract<InputOf<(typeof peopleReview)['decidePerson']>['body'], { approve: false }>;

/** What is kept of a refusal: its items, or the one reason for the whole record. */
export const rejectionOf = ({ reason, items = [] }: Refused): FieldRejection[] =>
  items.length > 0 ? items : [{ field: '', reason }];
