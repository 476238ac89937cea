import { company } from '@ca-portal/api/groups/company';
import { personnel } from '@ca-portal/api/groups/personnel';
import { templates } from '@ca-portal/api/groups/templates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, call, change, read, usePage, write } from '../../api/query.js';
import { saveFile } from '../../shared/files/index.js';
import { useDebounced } from '../../shared/list/index.js';
import type { StaffPosition } from './staff-position.js';

/** Errors that the page shows itself must not show a toast as well. */
const quiet = { quiet: true } as const;

export type StaffMember = Answer<typeof personnel, 'list'>['rows'][number];
export type JoinRequest = Answer<typeof personnel, 'requests'>['rows'][number];
export type Invitation = Answer<typeof personnel, 'invitations'>['rows'][number];
export type Invitee = Asked<typeof personnel, 'invite'>['body']['people'][number];
export type InviteResult = Answer<typeof personnel, 'invite'>[number];
export type Decision = Asked<typeof personnel, 'decide'>['body'];
/** Roles that a member of staff can have. */
export type StaffRole = Invitee['roleId'];

const filtersOf = ({ keyword, roleId, verification }: StaffPosition) => ({
  ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
  ...(roleId ? { roleId: Number(roleId) } : {}),
  ...(verification ? { verification: Number(verification) } : {}),
});

export function useStaff(position: StaffPosition) {
  const keyword = useDebounced(position.keyword.trim());
  const query = { page: position.page, limit: position.size, ...filtersOf({ ...position, keyword }) };
  return usePage(personnel, 'list', { query });
}

export const useFigures = () => useQuery(read(personnel, 'figures'));

export function useRequests({ requestState: state, page, size: limit }: StaffPosition) {
  const query = { page, limit, state };
  return usePage(personnel, 'requests', { query });
}

export function useInvitations({ page, size: limit }: StaffPosition) {
  const query = { page, limit };
  return usePage(personnel, 'invitations', { query });
}

/** After these mutations, list, figures and requests are refetched. */
export const useInvite = () =>
  useMutation(
    change([personnel], (people: Invitee[]) => call(personnel, 'invite', { body: { people } }, quiet)),
  );
export const useInviteLink = () =>
  useMutation(
    change([personnel], (roleId: StaffRole) => call(personnel, 'inviteLink', { body: { roleId } })),
  );
export const useWithdrawInvitation = () =>
  useMutation(change([personnel], (id: number) => call(personnel, 'withdrawInvitation', { params: { id } })));
export const useDecide = () =>
  useMutation(
    change([personnel], ({ id, body }: { id: number; body: Decision }) =>
      call(personnel, 'decide', { params: { id }, body }, quiet),
    ),
  );
export const useAssignRoles = () =>
  useMutation(
    change([personnel], ({ userGuid, roleIds }: { userGuid: string; roleIds: StaffRole[] }) =>
      call(personnel, 'assignRoles', { params: { userGuid }, body: { roleIds } }, quiet),
    ),
  );
export interface MemberInfo {
  name: string;
  idNumber: string;
  email: string;
}
export const useCompleteInfo = () =>
  useMutation(
    change([personnel], ({ userGuid, info }: { userGuid: string; info: MemberInfo }) =>
      call(personnel, 'completeInfo', { params: { userGuid }, body: info }, quiet),
    ),
  );
export const useRemind = () =>
  useMutation(
    change([personnel], (userGuids: string[]) =>
      call(personnel, 'remindIncomplete', { body: { userGuids } }),
    ),
  );
export const useResetPassword = () =>
  useMutation(
    change([personnel], (userGuid: string) => call(personnel, 'resetPassword', { params: { userGuid } })),
  );
export interface Unbinding {
  userGuid: string;
  certificates: 'keep' | 'cancel';
  reason: string;
}
export const useUnbind = () =>
  useMutation(
    change([personnel], ({ userGuid, ...body }: Unbinding) =>
      call(personnel, 'unbind', { params: { userGuid }, body }, quiet),
    ),
  );
const refreshed = { refreshes: [personnel], quiet: true } as const;
export const useChangePhone = () => useMutation(write(personnel, 'changePhone', refreshed));
export const useTransferCheck = (userGuid: string) =>
  useQuery({ ...read(personnel, 'transferCheck', { query: { userGuid } }), gcTime: 0 });
/** Nothing is refetched: the login has ended with the role. */
export const useTransfer = () => useMutation(write(personnel, 'transfer', { refreshes: [], quiet: true }));
/** The letter to be signed and stamped. A refusal shows its own toast. */
export const useTransferLetter = () =>
  useMutation({
    mutationFn: async () => {
      const { id } = await call(company, 'record', undefined);
      saveFile(await call(templates, 'transferAuthorization', { params: { id } }));
    },
  });
/** The filtered staff as a table file to download. */
export const exportStaff = (position: StaffPosition) =>
  call(personnel, 'export', { query: filtersOf(position) });
