import { session } from '@ca-portal/api/groups/session';
import { company } from '@ca-portal/api/groups/company';
import { templates } from '@ca-portal/api/groups/templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, read, refresh } from '../../api/query.js';
import { saveFile } from '../../shared/files/index.js';

/** The page shows refusals itself: at a step, a field or the top of the form. */
export const quiet = { quiet: true } as const;

export type CompanyRecord = Answer<typeof company, 'record'>;
export type Basics = CompanyRecord['basics'];
export type People = CompanyRecord['people'];
export type Billing = CompanyRecord['billing'];
export type CompanyFile = CompanyRecord['files'][number];

export const recordRead = read(company, 'record');

export const useCompanyRecord = () => useQuery(recordRead);

export interface Submission {
  version: number;
  differencesConfirmed: boolean;
}

/** Submits the record. The user's permissions depend on it, so the session is reloaded, too. */
export function useSubmitRecord() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: Submission) => call(company, 'submit', { body: { ...given, agreed: true } }, quiet),
    onSuccess: (record) => {
      queries.setQueryData(recordRead.queryKey, record);
      void refresh(queries, [session]);
    },
  });
}

/** The letter to be signed and stamped, with the saved data of the record. A refusal shows a toast. */
export const useLetter = () =>
  useMutation({
    mutationFn: async (id: string) => saveFile(await call(templates, 'authorization', { params: { id } })),
  });
