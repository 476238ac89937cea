import { company } from '@ca-portal/api/groups/company';
import { templates } from '@ca-portal/api/groups/templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { saveFile } from '../../shell/saveFile.js';

export const calls = api.use(company);
const templateCalls = api.use(templates);
/** The page words refusals itself: each belongs to a step, a field or the head of the form. */
export const quiet = { quiet: true } as const;

export type CompanyRecord = Awaited<ReturnType<typeof calls.record>>;
export type Basics = CompanyRecord['basics'];
export type People = CompanyRecord['people'];
export type Billing = CompanyRecord['billing'];
export type CompanyFile = CompanyRecord['files'][number];

export const recordKey = ['company', 'record'] as const;

export const useCompanyRecord = () =>
  useQuery({
    queryKey: recordKey,
    queryFn: ({ signal }) => calls.record(undefined, { ...quiet, signal }),
  });

export interface Submission {
  version: number;
  differencesConfirmed: boolean;
}

/** Submits the record. What the portal may do depends on it, so the session is asked anew, too. */
export function useSubmitRecord() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['company', 'submit'],
    mutationFn: (given: Submission) => calls.submit({ body: { ...given, agreed: true } }, quiet),
    onSuccess: (record) => {
      queries.setQueryData(recordKey, record);
      void queries.invalidateQueries({ queryKey: ['session'] });
    },
  });
}

/** The letter to be signed and stamped, with the data of the record as it is saved. A refusal toasts by itself. */
export const useLetter = () =>
  useMutation({
    mutationKey: ['company', 'letter'],
    mutationFn: async (id: string) => saveFile(await templateCalls.authorisation({ params: { id } })),
  });
