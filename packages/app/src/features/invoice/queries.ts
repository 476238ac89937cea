import { invoices } from '@ca-portal/api/groups/invoices';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, call, change, read, write } from '../../api/query.js';
import { saveFile } from '../../shared/files/index.js';
import type { InvoicePosition } from './invoice-position.js';

export type Invoiceable = Answer<typeof invoices, 'invoiceable'>['rows'][number];
export type Invoice = Answer<typeof invoices, 'list'>['rows'][number];
export type Title = Answer<typeof invoices, 'titles'>[number];
export type TitleInput = Asked<typeof invoices, 'addTitle'>['body'];

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

/** The page shows these refusals itself: no toast. */
const quiet = { quiet: true } as const;
/** After these, orders, invoices and titles are reloaded; dialogs show their refusals. */
export const useApply = () => useMutation(write(invoices, 'apply', quiet));
export const useCorrect = () => useMutation(write(invoices, 'correct', quiet));
export const useExchange = () => useMutation(write(invoices, 'exchange', quiet));
export const useResend = () => useMutation(write(invoices, 'resend', quiet));
export const useAddTitle = () => useMutation(write(invoices, 'addTitle', quiet));
export const useUpdateTitle = () => useMutation(write(invoices, 'updateTitle', quiet));
/** A refusal shows a toast: there is no form for these. */
export const useMakeDefault = () => useMutation(write(invoices, 'updateTitle'));
export const useRemoveTitle = () => useMutation(write(invoices, 'removeTitle'));

export type InvoiceFormat = 'pdf' | 'ofd' | 'xml';
/** Fetches an invoice and saves it. A refusal shows a toast. */
export const useDownload = () =>
  useMutation(
    change([], async ({ id, format }: { id: number; format: InvoiceFormat }) =>
      saveFile(await call(invoices, 'download', { params: { id }, query: { format } })),
    ),
  );
