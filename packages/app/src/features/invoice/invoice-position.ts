import { invoiceStates, type InvoiceState } from '@ca-portal/api/domain';

export type InvoiceTab = 'orders' | 'records' | 'titles';

/** The state of the page, all of it in the address. */
export interface InvoicePosition {
  tab: InvoiceTab;
  page: number;
  /** Days of payment, `yyyy-MM-dd`; empty without a limit. */
  from: string;
  to: string;
  /** Of the records; empty for all. */
  state: InvoiceState | '';
  /** Order numbers selected elsewhere, separated by commas; empty for all orders. */
  orders: string;
}

export const start: InvoicePosition = { tab: 'orders', page: 1, from: '', to: '', state: '', orders: '' };

const ordersIn = (value: string | null): string =>
  value && /^DD\d{14}(?:,DD\d{14}){0,49}$/.test(value) ? value : '';
const dayIn = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '');

/** Reads the position; invalid values become the first page of the orders. */
export function readPosition(params: URLSearchParams): InvoicePosition {
  const page = Number(params.get('page'));
  const tab = params.get('tab');
  return {
    tab: tab === 'records' || tab === 'titles' ? tab : 'orders',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    state: invoiceStates.find((state) => state === params.get('state')) ?? '',
    orders: ordersIn(params.get('orders')),
  };
}

/** The address of a position, without default values. */
export function positionParams(position: InvoicePosition): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of Object.keys(start) as (keyof InvoicePosition)[]) {
    if (position[key] !== start[key]) params.set(key, String(position[key]));
  }
  return params;
}
