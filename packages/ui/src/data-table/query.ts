import type { Key } from 'react';
import type { TableColumn } from '../table/tableParts.js';

/** The value a cell is compared by. Empty values sort last. */
export type DataTableValue = string | number | Date | null | undefined;

/** One column of a `DataTable`: a `Table` column with its value for search, sorting and filters. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** The value for sorting, search and filters; a column without it is only shown. */
  value?: (row: Row) => DataTableValue;
  /** Whether the column can be sorted. @default true if `value` is set */
  sortable?: boolean;
  /** Values to check in the head; compared with `value` as text. */
  filterOptions?: readonly { value: string; label: string }[];
  /** The name as text, for a `header` that is not a string. */
  label?: string;
  /** Whether it may be hidden; the primary column and the actions never are. @default true */
  hideable?: boolean;
}

/** Column and direction of the sorting. */
export interface DataTableSort {
  /** The key of the column. */
  key: string;
  /** Ascending starts with the smallest value. */
  direction: 'ascending' | 'descending';
}

/** Everything that decides which rows are shown, in one object: send it to a server, or keep it in the address. */
export interface DataTableQuery {
  /** The search text, for all columns that have a `value`. */
  search: string;
  /** Checked values by column key; a row must match one value of each column. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Column and direction; `null` keeps the given order. */
  sort: DataTableSort | null;
  /** From 1. */
  page: number;
  /** 0 shows all rows on one page. */
  pageSize: number;
}

/** What changed a query. */
export type DataTableQueryReason = 'sort' | 'search' | 'filter' | 'page' | 'page-size' | 'clear';

/** The query that shows all rows on one page, in the given order. */
export const emptyQuery: DataTableQuery = { search: '', filters: {}, sort: null, page: 1, pageSize: 0 };

/** Whether search or filters are active. */
export const isNarrowed = ({ search, filters }: DataTableQuery): boolean =>
  search.trim() !== '' || Object.values(filters).some((values) => values.length > 0);

/** The number of the last page that has records. */
export const lastPage = (count: number, pageSize: number): number =>
  pageSize > 0 ? Math.max(1, Math.ceil(count / pageSize)) : 1;

/** Ascending, descending, unsorted. */
export function nextSort(sort: DataTableSort | null, key: string): DataTableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

export const isSortable = <Row>({ value, sortable }: DataTableColumn<Row>): boolean =>
  sortable ?? value !== undefined;

export const columnLabel = <Row>({ label, header, key }: DataTableColumn<Row>): string =>
  label ?? (typeof header === 'string' && header ? header : key);

export const isHideable = <Row>({ hideable = true, primary, actions }: DataTableColumn<Row>): boolean =>
  hideable && !primary && !actions;

/** A missing key becomes an empty string, not “null”. */
export const keyText = (key: Key | null | undefined): string => String(key ?? '');
