import { applyRoleLabels, type ApplyRole } from '@ca-portal/api/domain';
import { identity } from '@ca-portal/api/groups/identity';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(identity);
const quiet = { quiet: true } as const;
const key = ['identity', 'applications'] as const;

export const pageSize = 10;
export type Application = NonNullable<ReturnType<typeof useApplications>['data']>['rows'][number];
export const isRole = (role: string): role is ApplyRole => Object.hasOwn(applyRoleLabels, role);

/** The caller's own applications, newest first. */
export const useApplications = (page: number) =>
  useQuery({
    queryKey: [...key, page],
    queryFn: ({ signal }) => calls.applications({ query: { page, limit: pageSize } }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });

type Applied = Parameters<typeof calls.apply>[0]['body'];

/** Hands an application in; the list then shows it. Refusals stand in the form. */
export function useApplyForRole(): (body: Applied) => Promise<void> {
  const queries = useQueryClient();
  return async (body) => {
    await calls.apply({ body }, quiet);
    await queries.invalidateQueries({ queryKey: key });
  };
}

/** Takes an application back that nobody has decided. A refusal is toasted, and the list shows why. */
export function useWithdraw(): (id: number) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    try {
      await calls.withdraw({ params: { id } });
    } catch {
      // told by the client; somebody may have decided meanwhile, which the list shows
    }
    await queries.invalidateQueries({ queryKey: key });
  };
}
