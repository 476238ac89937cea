import {
  orderStateValues,
  orderTab,
  orderTabs,
  orderTypes,
  type OrderTab,
  type OrderType,
} from '@ca-portal/api/domain';

/** The state of the order list, stored in the address. */
export interface OrderPosition {
  tab: OrderTab;
  page: number;
  /** Order number or holder. */
  words: string;
  type: OrderType | '';
  /** Range of order dates, `yyyy-MM-dd`; an empty one is open. */
  from: string;
  to: string;
}

export const start: OrderPosition = { tab: 'all', page: 1, words: '', type: '', from: '', to: '' };

const dayIn = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '');

/** Links of other pages contain a state; it belongs to one of the tabs. */
function tabIn(params: URLSearchParams): OrderTab {
  const state = orderStateValues.find((one) => String(one) === params.get('state'));
  return orderTabs.find((one) => one === params.get('tab')) ?? (state ? orderTab(state, 0) : 'all');
}

/** Reads the position; invalid values are ignored. */
export function readPosition(params: URLSearchParams): OrderPosition {
  const page = Number(params.get('page'));
  return {
    tab: tabIn(params),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    words: (params.get('words') ?? '').slice(0, 50),
    type: orderTypes.find((one) => one === params.get('type')) ?? '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
}

/** The address of a position, without default values. */
export function positionParams(position: OrderPosition): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of Object.keys(start) as (keyof OrderPosition)[]) {
    if (position[key] !== start[key]) params.set(key, String(position[key]));
  }
  return params;
}

/** Whether there are filters other than the tab. */
export const isNarrowed = ({ words, type, from, to }: OrderPosition): boolean =>
  Boolean(words.trim() || type || from || to);

/** The filters as input of the calls. */
export const filtersOf = ({ tab, words, type, from, to }: OrderPosition) => ({
  ...(tab === 'all' ? {} : { tab }),
  ...(words.trim() ? { keyword: words.trim() } : {}),
  ...(type ? { orderType: type } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
