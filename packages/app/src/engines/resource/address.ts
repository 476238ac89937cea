import { emptyQuery, type DataTableQuery } from '@ca-portal/ui/data-table';
import { useAddressState } from '../../routing/useAddressState.js';
import type { FilterValues } from './filters.js';

/** The state of a list: the table's query, and the filters above it. */
export interface ListState {
  readonly table: DataTableQuery;
  readonly filters: FilterValues;
}
export const usualPageSize = 20;
const pageSizes = [10, 20, 50, 100];
const wholeNumber = (text: string | null, fallback: number): number =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : fallback;

/** Reads the state from an address; invalid values are ignored. */
export function readList(params: URLSearchParams, filterNames: readonly string[]): ListState {
  const [key = '', direction] = (params.get('sort') ?? '').split('.');
  const size = wholeNumber(params.get('size'), usualPageSize);
  return {
    table: {
      ...emptyQuery,
      search: (params.get('q') ?? '').slice(0, 50),
      page: wholeNumber(params.get('page'), 1),
      pageSize: pageSizes.includes(size) ? size : usualPageSize,
      sort: key ? { key, direction: direction === 'desc' ? 'descending' : 'ascending' } : null,
    },
    filters: Object.fromEntries(filterNames.map((name) => [name, (params.get(name) ?? '').slice(0, 100)])),
  };
}

/** The address of a list, without default values. Other parameters of the page stay. */
export function writeList(
  { table, filters }: ListState,
  others: URLSearchParams,
  filterNames: readonly string[],
) {
  const params = new URLSearchParams(others);
  const set = (name: string, value: string) => (value ? params.set(name, value) : params.delete(name));
  // As typed, since the field shows it: a space between two words is first one at the end. The call trims.
  set('q', table.search);
  set('page', table.page > 1 ? String(table.page) : '');
  set('size', table.pageSize === usualPageSize ? '' : String(table.pageSize));
  set(
    'sort',
    table.sort ? `${table.sort.key}.${table.sort.direction === 'descending' ? 'desc' : 'asc'}` : '',
  );
  for (const name of filterNames) set(name, filters[name] ?? '');
  return params;
}

/** The state of a list, kept in the address: it survives a reload and the back button, and can be sent as a link. */
export function useListState(filterNames: readonly string[]): [ListState, (state: ListState) => void] {
  return useAddressState(
    (params) => readList(params, filterNames),
    (state, others) => writeList(state, others, filterNames),
  );
}
