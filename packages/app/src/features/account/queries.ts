import type { ResultOf } from '@ca-portal/api';
import type { account as contract } from '@ca-portal/api/contract';
import { account } from '@ca-portal/api/groups/account';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { credentials } from '@ca-portal/api/groups/credentials';
import { person } from '@ca-portal/api/groups/person';
import { session } from '@ca-portal/api/groups/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../../api/query.js';

export type OpenSession = ResultOf<(typeof contract)['sessions']>[number];

/** The frame shows name, e-mail, phone and portrait, too. */
const refreshes = [account, person, session];

export const useProfile = () => useQuery(read(account, 'profile'));
export const useUpdateProfile = () =>
  useMutation(write(account, 'updateProfile', { refreshes, quiet: true }));
export const useAvatar = () => useMutation(write(account, 'avatar', { refreshes }));
export const useChangePhone = () =>
  useMutation(write(credentials, 'changePhone', { refreshes, quiet: true }));
/** No query is invalidated: the login has ended with the account. */
export const useCloseAccount = () =>
  useMutation(write(credentials, 'closeAccount', { refreshes: [], quiet: true }));
export const useSmsChoices = () => useQuery(read(account, 'smsChoices'));
export const useChooseSms = () => useMutation(write(account, 'chooseSms'));
export const useSessions = () => useQuery(read(account, 'sessions'));
export const useEndSession = () => useMutation(write(account, 'endSession'));
/** A practical limit; the certificate page shows all of them. */
export const useOwnLocks = () =>
  useQuery(read(caManage, 'list', { query: { page: 1, limit: 20, scope: 'own', carrier: 'lock' } }));
export const useBindLock = () =>
  useMutation(write(credentials, 'bindLock', { refreshes: [caManage], quiet: true }));
