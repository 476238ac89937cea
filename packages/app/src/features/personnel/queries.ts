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
export const useInvite = () => useMutation(write(personnel, 'invite', quiet));
export const useInviteLink = () => useMutation(write(personnel, 'inviteLink'));
export const useWithdrawInvitation = () => useMutation(write(personnel, 'withdrawInvitation'));
export const useDecide = () => useMutation(write(personnel, 'decide', quiet));
export const useAssignRoles = () => useMutation(write(personnel, 'assignRoles', quiet));
export const useCompleteInfo = () => useMutation(write(personnel, 'completeInfo', quiet));
export const useRemind = () => useMutation(write(personnel, 'remindIncomplete'));
export const useResetPassword = () => useMutation(write(personnel, 'resetPassword'));
export const useUnbind = () => useMutation(write(personnel, 'unbind', quiet));
export const useChangePhone = () => useMutation(write(personnel, 'changePhone', quiet));
export const useTransferCheck = (userGuid: string) =>
  useQuery({ ...read(personnel, 'transferCheck', { query: { userGuid } }), gcTime: 0 });
/** Nothing is refetched: the login has ended with the role. */
export const useTransfer = () => useMutation(write(personnel, 'transfer', { refreshes: [], quiet: true }));
/** The letter to be signed and stamped. A refusal shows its own toast. */
export const useTransferLetter = () =>
  useMutation(
    change([], async () => {
      const { id } = await call(company, 'record', undefined);
      saveFile(await call(templates, 'transferAuthorization', { params: { id } }));
    }),
  );
/** The filtered staff as a table file to download. */
export const exportStaff = (position: StaffPosition) =>
  call(personnel, 'export', { query: filtersOf(position) });
