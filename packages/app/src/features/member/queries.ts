import type { ResultOf } from '@ca-portal/api';
import type { catalog as catalogContract } from '@ca-portal/api/contract';
import { catalog } from '@ca-portal/api/groups/catalog';
import { useQuery } from '@tanstack/react-query';
import { readAs } from '../../api/query.js';
import { useToken } from '../../session/useSession.js';

export type Membership = ResultOf<typeof catalogContract.member>;

/** The benefits of each level, and the user's own level; for a visitor `levelName` is empty. */
export function useMembership() {
  const loggedIn = useToken() !== null;
  return useQuery(readAs(loggedIn, catalog, 'member'));
}
