import type { InputOf, peopleReview } from '@ca-portal/api/contract';
import type { FieldRejection } from '../../db/schema/index.js';

type Refused = Extract<InputOf<(typeof peopleReview)['decidePerson']>['body'], { approve: false }>;

/** The stored form of a refusal: its items, or one reason for the whole record. */
export const rejectionOf = ({ reason, items = [] }: Refused): FieldRejection[] =>
  items.length > 0 ? items : [{ field: '', reason }];
