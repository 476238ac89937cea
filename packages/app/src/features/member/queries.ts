import type { ResultOf } from '@ca-portal/api';
import type { catalog as catalogContract } from '@ca-portal/api/contract';
import { catalog } from '@ca-portal/api/groups/catalog';
import { useQuery } from '@tanstack/react-query';
import { readAs } from '../../api/query.js';
import { useToken } from '../../session/useSession.js';

export type Membership = ResultOf<typeof catalogContract.member>;

/** What each level gives, and the caller's own; for a visitor `levelName` is empty. */
export function useMembership() {
  const loggedIn = useToken() !== null;
  return useQuery(readAs(loggedIn, catalog, 'member'));
}
