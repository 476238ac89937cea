import type { ResultOf } from '@ca-portal/api';
import type { catalogue as catalogueContract } from '@ca-portal/api/contract';
import { catalogue } from '@ca-portal/api/groups/catalogue';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { useToken } from '../../session/useSession.js';

const calls = api.use(catalogue);

export type Membership = ResultOf<typeof catalogueContract.member>;

/** What each level gives, and the caller's own; for a visitor `levelName` is empty. */
export function useMembership() {
  const loggedIn = useToken() !== null;
  return useQuery({
    queryKey: ['catalogue', 'member', loggedIn],
    queryFn: ({ signal }) => calls.member(undefined, { quiet: true, signal }),
  });
}
