import { invoices } from '@ca-portal/api/groups/invoices';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, call, change, read } from '../../api/query.js';
import { saveFile } from '../../shared/files/index.js';
import type { InvoicePosition } from './invoice-position.js';

/** The page shows these refusals itself: no toast. */
const quiet = { quiet: true } as const;

export type Invoiceable = Answer<typeof invoices, 'invoiceable'>['rows'][number];
export type Invoice = Answer<typeof invoices, 'list'>['rows'][number];
export type Title = Answer<typeof invoices, 'titles'>[number];
export type TitleInput = Asked<typeof invoices, 'addTitle'>['body'];
export type Application = Asked<typeof invoices, 'apply'>['body'];

export const pageSize = 10;
/** An invoice is issued within moments: a pending one is polled. */
const issuingMs = 5_000;

/** The contract's maximum for one invoice. */
const maxTicked = 50;

/** One page of orders that can be invoiced; `enabled`: their tab is open. */
export function useInvoiceable({ page, from, to, orders }: InvoicePosition, enabled: boolean) {
  const query = {
    page,
    // Selected orders are on one page, so that all of them fit on one invoice.
    limit: orders ? maxTicked : pageSize,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(orders ? { among: orders } : {}),
  };
  return useQuery({
    ...read(invoices, 'invoiceable', { query }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

const underWay = ({ state }: Invoice): boolean => state === 'waiting' || state === 'issuing';

/** One page of the invoices; `enabled`: their tab is open. */
export function useInvoices({ page, state }: InvoicePosition, enabled: boolean) {
  const query = { page, limit: pageSize, ...(state ? { state } : {}) };
  return useQuery({
    ...read(invoices, 'list', { query }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(underWay) ? issuingMs : false),
  });
}

export const useTitles = (enabled = true) =>
  useQuery({
    ...read(invoices, 'titles'),
    enabled,
  });

/** After these, orders, invoices and titles are reloaded; dialogs show their refusals. */
export const useApply = () =>
  useMutation(change([invoices], (body: Application) => call(invoices, 'apply', { body }, quiet)));
export const useCorrect = () =>
  useMutation(
    change([invoices], ({ id, ...body }: { id: number; titleId: number; email: string }) =>
      call(invoices, 'correct', { params: { id }, body }, quiet),
    ),
  );
export const useExchange = () =>
  useMutation(
    change(
      [invoices],
      ({ id, ...body }: { id: number; requestId: string; titleId: number; reason: string }) =>
        call(invoices, 'exchange', { params: { id }, body }, quiet),
    ),
  );
export const useResend = () =>
  useMutation(
    change([invoices], ({ id, email }: { id: number; email: string }) =>
      call(invoices, 'resend', { params: { id }, body: { email } }, quiet),
    ),
  );
export const useSaveTitle = () =>
  useMutation(
    change([invoices], ({ id, body }: { id: number | undefined; body: TitleInput }) =>
      id === undefined
        ? call(invoices, 'addTitle', { body }, quiet)
        : call(invoices, 'updateTitle', { params: { id }, body }, quiet),
    ),
  );
/** A refusal shows a toast: there is no form for it. */
export const useMakeDefault = () =>
  useMutation(
    change([invoices], ({ id, missing: _missing, ...title }: Title) =>
      call(invoices, 'updateTitle', { params: { id }, body: { ...title, isDefault: true } }),
    ),
  );
export const useRemoveTitle = () =>
  useMutation(change([invoices], (id: number) => call(invoices, 'removeTitle', { params: { id } })));

export type InvoiceFormat = 'pdf' | 'ofd' | 'xml';
/** Fetches an invoice and saves it. A refusal shows a toast. */
export const useDownload = () =>
  useMutation({
    mutationFn: async ({ id, format }: { id: number; format: InvoiceFormat }) =>
      saveFile(await call(invoices, 'download', { params: { id }, query: { format } })),
  });
