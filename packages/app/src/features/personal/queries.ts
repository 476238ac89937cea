import type { ResultOf } from '@ca-portal/api';
import type { personal as contract } from '@ca-portal/api/contract';
import { person } from '@ca-portal/api/groups/person';
import { personal } from '@ca-portal/api/groups/personal';
import { session } from '@ca-portal/api/groups/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../../api/query.js';

export type PersonalRecord = ResultOf<(typeof contract)['record']>;
export type Fields = PersonalRecord['fields'];
export type PersonalFile = PersonalRecord['files'][number];

export const useProfile = () => useQuery(read(person, 'profile'));

export const recordRead = read(personal, 'record');
export const useRecord = () => useQuery(recordRead);
/** The record changes name, ID number and e-mail of the account, which the frame also shows. */
export const useSubmitRecord = () =>
  useMutation(write(personal, 'submit', { refreshes: [personal, person, session], quiet: true }));
