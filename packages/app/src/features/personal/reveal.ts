import { personal } from '@ca-portal/api/groups/personal';
import type { DescriptionItem } from '@ca-portal/ui/descriptions';
import { call } from '../../api/query.js';

/** A masked fact about the caller: the server returns it on request and logs the view. */
export const masked = (term: string, field: 'idNumber' | 'phone', value: string): DescriptionItem =>
  value
    ? {
        term,
        masked: {
          masked: value,
          full: async () => (await call(personal, 'reveal', { body: { field } }, { quiet: true })).value,
        },
      }
    : { term };
