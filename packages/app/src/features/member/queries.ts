import type { ResultOf } from '@ca-portal/api';
import type { catalogue as catalogueContract } from '@ca-portal/api/contract';
import { catalogue } from '@ca-portal/api/groups/catalogue';
import { useQuery } from '@tanstack/react-query';
import { readAs } from '../../api/query.js';
import { useToken } from '../../session/useSession.js';

export type Membership = ResultOf<typeof catalogueContract.member>;

/** What each level gives, and the caller's own; for a visitor `levelName` is empty. */
export function useMembership() {
  const loggedIn = useToken() !== null;
  return useQuery(readAs(loggedIn, catalogue, 'member'));
}
