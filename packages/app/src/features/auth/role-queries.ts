import { applyRoleLabels, type ApplyRole } from '@ca-portal/api/domain';
import { identity } from '@ca-portal/api/groups/identity';
import { useQueryClient } from '@tanstack/react-query';
import { type Asked, call, refresh, usePage } from '../../api/query.js';

const quiet = { quiet: true } as const;

export const pageSize = 10;
export type Application = NonNullable<ReturnType<typeof useApplications>['data']>['rows'][number];
export const isRole = (role: string): role is ApplyRole => Object.hasOwn(applyRoleLabels, role);

/** The user's own applications, newest first. */
export const useApplications = (page: number) =>
  usePage(identity, 'applications', { query: { page, limit: pageSize } });

type Applied = Asked<typeof identity, 'apply'>['body'];

/** Submits an application and reloads the list. The form shows refusals. */
export function useApplyForRole(): (body: Applied) => Promise<void> {
  const queries = useQueryClient();
  return async (body) => {
    await call(identity, 'apply', { body }, quiet);
    await refresh(queries, [identity]);
  };
}

/** Withdraws an undecided application. A refusal shows a toast, and the list shows the reason. */
export function useWithdraw(): (id: number) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    try {
      await call(identity, 'withdraw', { params: { id } });
    } catch {
      // The client shows a toast; somebody may have decided meanwhile, which the list shows
    }
    await refresh(queries, [identity]);
  };
}
