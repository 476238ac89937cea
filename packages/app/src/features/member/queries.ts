import type { ResultOf } from '@ca-portal/api';
import type { catalogue as catalogueContract } from '@ca-portal/api/contract';
import { catalogue } from '@ca-portal/api/groups/catalogue';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(catalogue);

export type Membership = ResultOf<typeof catalogueContract.member>;

/** The caller's level and what each level gives. */
export const useMembership = () =>
  useQuery({
    queryKey: ['catalogue', 'member'],
    queryFn: ({ signal }) => calls.member(undefined, { quiet: true, signal }),
  });
