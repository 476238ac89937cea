import { session } from '@ca-portal/api/groups/session';
import { company } from '@ca-portal/api/groups/company';
import { templates } from '@ca-portal/api/groups/templates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call, change, read, setRead, write } from '../../api/query.js';
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

/** Submits the record. The user's permissions depend on it, so the session is reloaded, too. */
export const useSubmitRecord = () =>
  useMutation(
    write(company, 'submit', {
      refreshes: [session],
      quiet: true,
      answers: (record) => setRead(recordRead, record),
    }),
  );

/** The letter to be signed and stamped, with the saved data of the record. A refusal shows a toast. */
export const useLetter = () =>
  useMutation(
    change([], async (id: string) => saveFile(await call(templates, 'authorization', { params: { id } }))),
  );
