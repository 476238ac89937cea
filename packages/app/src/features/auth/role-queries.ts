import { applyRoleLabels, type ApplyRole } from '@ca-portal/api/domain';
import { identity } from '@ca-portal/api/groups/identity';
import { useMutation } from '@tanstack/react-query';
import { usePage, write } from '../../api/query.js';

export const pageSize = 10;
export type Application = NonNullable<ReturnType<typeof useApplications>['data']>['rows'][number];
export const isRole = (role: string): role is ApplyRole => Object.hasOwn(applyRoleLabels, role);

/** The user's own applications, newest first. */
export const useApplications = (page: number) =>
  usePage(identity, 'applications', { query: { page, limit: pageSize } });

/** Submits an application. The form shows refusals. */
export const useApplyForRole = () => useMutation(write(identity, 'apply', { quiet: true }));

/** Withdraws an undecided application. A refusal shows a toast: somebody has decided meanwhile, as the list then shows. */
export const useWithdraw = () => useMutation(write(identity, 'withdraw'));
