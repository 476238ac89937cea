import { personnel } from '@ca-portal/api/groups/personnel';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { useSettled } from '../../shell/useSettled.js';
import type { StaffPosition } from './staff-position.js';

const calls = api.use(personnel);
/** What the page shows itself must not toast as well. */
const quiet = { quiet: true } as const;

export type StaffMember = Awaited<ReturnType<typeof calls.list>>['rows'][number];
export type JoinRequest = Awaited<ReturnType<typeof calls.requests>>['rows'][number];
export type Invitation = Awaited<ReturnType<typeof calls.invitations>>['rows'][number];
export type Invitee = Parameters<typeof calls.invite>[0]['body']['people'][number];
export type InviteResult = Awaited<ReturnType<typeof calls.invite>>[number];
export type Decision = Parameters<typeof calls.decide>[0]['body'];
/** Roles that a member of staff can have. */
export type StaffRole = Invitee['roleId'];

const staffKeys = {
  all: ['personnel'] as const,
  list: (query: object) => ['personnel', 'list', query] as const,
  figures: ['personnel', 'figures'] as const,
  requests: (query: object) => ['personnel', 'requests', query] as const,
  invitations: (query: object) => ['personnel', 'invitations', query] as const,
};

export function useStaff({ keyword, roleId, verification, page, size: limit }: StaffPosition) {
  const words = useSettled(keyword.trim());
  const query = {
    page,
    limit,
    ...(words ? { keyword: words } : {}),
    ...(roleId ? { roleId: Number(roleId) } : {}),
    ...(verification ? { verification: Number(verification) } : {}),
  };
  return useQuery({
    queryKey: staffKeys.list(query),
    queryFn: ({ signal }) => calls.list({ query }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export const useFigures = () =>
  useQuery({
    queryKey: staffKeys.figures,
    queryFn: ({ signal }) => calls.figures(undefined, { ...quiet, signal }),
  });

export function useRequests({ requestState: state, page, size: limit }: StaffPosition) {
  const query = { page, limit, state };
  return useQuery({
    queryKey: staffKeys.requests(query),
    queryFn: ({ signal }) => calls.requests({ query }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useInvitations({ page, size: limit }: StaffPosition) {
  const query = { page, limit };
  return useQuery({
    queryKey: staffKeys.invitations(query),
    queryFn: ({ signal }) => calls.invitations({ query }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A write after which list, figures and requests are read anew. */
function useStaffChange<Input, Result>(key: string, change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['personnel', key],
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: staffKeys.all }),
  });
}

export const useInvite = () =>
  useStaffChange('invite', (people: Invitee[]) => calls.invite({ body: { people } }, quiet));
export const useInviteLink = () =>
  useStaffChange('inviteLink', (roleId: StaffRole) => calls.inviteLink({ body: { roleId } }));
export const useWithdrawInvitation = () =>
  useStaffChange('withdraw', (id: number) => calls.withdrawInvitation({ params: { id } }));
export const useDecide = () =>
  useStaffChange('decide', ({ id, body }: { id: number; body: Decision }) =>
    calls.decide({ params: { id }, body }, quiet),
  );
export const useAssignRoles = () =>
  useStaffChange('roles', ({ userGuid, roleIds }: { userGuid: string; roleIds: StaffRole[] }) =>
    calls.assignRoles({ params: { userGuid }, body: { roleIds } }, quiet),
  );
export interface MemberInfo {
  name: string;
  idNumber: string;
  email: string;
}
export const useCompleteInfo = () =>
  useStaffChange('info', ({ userGuid, info }: { userGuid: string; info: MemberInfo }) =>
    calls.completeInfo({ params: { userGuid }, body: info }, quiet),
  );
export const useRemind = () =>
  useStaffChange('remind', (userGuids: string[]) => calls.remindIncomplete({ body: { userGuids } }));
export const useResetPassword = () =>
  useStaffChange('resetPassword', (userGuid: string) => calls.resetPassword({ params: { userGuid } }));
export interface Unbinding {
  userGuid: string;
  certificates: 'keep' | 'cancel';
  reason: string;
}
export const useUnbind = () =>
  useStaffChange('unbind', ({ userGuid, ...body }: Unbinding) =>
    calls.unbind({ params: { userGuid }, body }, quiet),
  );
