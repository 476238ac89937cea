import { invoices } from '@ca-portal/api/groups/invoices';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { saveFile } from '../../shell/saveFile.js';
import type { InvoicePosition } from './invoice-position.js';

const calls = api.use(invoices);
/** What the page shows itself must not toast as well. */
const quiet = { quiet: true } as const;

export type Invoiceable = Awaited<ReturnType<typeof calls.invoiceable>>['rows'][number];
export type Invoice = Awaited<ReturnType<typeof calls.list>>['rows'][number];
export type Title = Awaited<ReturnType<typeof calls.titles>>[number];
export type TitleInput = Parameters<typeof calls.addTitle>[0]['body'];
export type Application = Parameters<typeof calls.apply>[0]['body'];

export const pageSize = 10;
/** An invoice is issued within moments: what is under way is asked for again. */
const issuingMs = 5_000;

const invoiceKeys = {
  all: ['invoices'] as const,
  orders: (query: object) => ['invoices', 'orders', query] as const,
  list: (query: object) => ['invoices', 'list', query] as const,
  titles: ['invoices', 'titles'] as const,
};

/** One page of what can be invoiced; `enabled`: its tab is open. */
export function useInvoiceable({ page, from, to }: InvoicePosition, enabled: boolean) {
  const query = { page, limit: pageSize, ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return useQuery({
    queryKey: invoiceKeys.orders(query),
    queryFn: ({ signal }) => calls.invoiceable({ query }, { ...quiet, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

const underWay = ({ state }: Invoice): boolean => state === 'waiting' || state === 'issuing';

/** One page of the invoices; `enabled`: their tab is open. */
export function useInvoices({ page, state }: InvoicePosition, enabled: boolean) {
  const query = { page, limit: pageSize, ...(state ? { state } : {}) };
  return useQuery({
    queryKey: invoiceKeys.list(query),
    queryFn: ({ signal }) => calls.list({ query }, { ...quiet, signal }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(underWay) ? issuingMs : false),
  });
}

export const useTitles = (enabled = true) =>
  useQuery({
    queryKey: invoiceKeys.titles,
    queryFn: ({ signal }) => calls.titles(undefined, { ...quiet, signal }),
    enabled,
  });

/** A write after which orders, invoices and titles are read anew; dialogs word its refusal. */
function useInvoiceChange<Input, Result>(key: string, change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['invoices', key],
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: invoiceKeys.all }),
  });
}

export const useApply = () => useInvoiceChange('apply', (body: Application) => calls.apply({ body }, quiet));
export const useCorrect = () =>
  useInvoiceChange('correct', ({ id, ...body }: { id: number; titleId: number; email: string }) =>
    calls.correct({ params: { id }, body }, quiet),
  );
export const useExchange = () =>
  useInvoiceChange(
    'exchange',
    ({ id, ...body }: { id: number; requestId: string; titleId: number; reason: string }) =>
      calls.exchange({ params: { id }, body }, quiet),
  );
export const useResend = () =>
  useInvoiceChange('resend', ({ id, email }: { id: number; email: string }) =>
    calls.resend({ params: { id }, body: { email } }, quiet),
  );
export const useSaveTitle = () =>
  useInvoiceChange('title', ({ id, body }: { id: number | undefined; body: TitleInput }) =>
    id === undefined ? calls.addTitle({ body }, quiet) : calls.updateTitle({ params: { id }, body }, quiet),
  );
/** A refusal toasts by itself: there is no form to show it in. */
export const useMakeDefault = () =>
  useInvoiceChange('default', ({ id, missing: _missing, ...title }: Title) =>
    calls.updateTitle({ params: { id }, body: { ...title, isDefault: true } }),
  );
export const useRemoveTitle = () =>
  useInvoiceChange('removeTitle', (id: number) => calls.removeTitle({ params: { id } }));

export type InvoiceFormat = 'pdf' | 'ofd' | 'xml';
/** Fetches an invoice and hands it to the browser. A refusal toasts by itself. */
export const useDownload = () =>
  useMutation({
    mutationKey: ['invoices', 'download'],
    mutationFn: async ({ id, format }: { id: number; format: InvoiceFormat }) =>
      saveFile(await calls.download({ params: { id }, query: { format } })),
  });
