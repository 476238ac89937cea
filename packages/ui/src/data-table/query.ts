import type { Key } from 'react';
import type { TableColumn } from '../table/tableParts.js';

/** What a cell is compared by; nothing sorts last. */
export type DataTableValue = string | number | Date | null | undefined;

/** One column of a `DataTable`: a `Table`'s, with what it is searched, sorted and filtered by. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** What the column is sorted, searched and filtered by; a column without it is shown and no more. */
  value?: (row: Row) => DataTableValue;
  /** Whether the head sorts by it. @default true where `value` is */
  sortable?: boolean;
  /** Values to tick in the head; compared with `value` as text. */
  filterOptions?: readonly { value: string; label: string }[];
  /** The head in words, for a `header` that is no text. */
  label?: string;
  /** May be hidden; the primary column and the actions never are. @default true */
  hideable?: boolean;
}

/** By which column and in which direction rows are sorted. */
export interface DataTableSort {
  /** The key of the column. */
  key: string;
  /** Small ones first, or large ones. */
  direction: 'ascending' | 'descending';
}

/** Everything that decides which rows are shown, in one piece: what a server needs to answer, what an address keeps. */
export interface DataTableQuery {
  /** What is searched for, in all columns that have a `value`. */
  search: string;
  /** Ticked values by column key; rows match one of each. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The column and direction; `null` leaves the rows as they came. */
  sort: DataTableSort | null;
  /** From 1. */
  page: number;
  /** 0 shows all rows on one page. */
  pageSize: number;
}

/** What changed a query. */
export type DataTableQueryReason = 'sort' | 'search' | 'filter' | 'page' | 'page-size' | 'clear';

/** The query that shows all rows on one page, as they came. */
export const emptyQuery: DataTableQuery = { search: '', filters: {}, sort: null, page: 1, pageSize: 0 };

/** Whether something hides rows. */
export const isNarrowed = ({ search, filters }: DataTableQuery): boolean =>
  search.trim() !== '' || Object.values(filters).some((values) => values.length > 0);

/** The number of the last page that holds a record. */
export const lastPage = (count: number, pageSize: number): number =>
  pageSize > 0 ? Math.max(1, Math.ceil(count / pageSize)) : 1;

/** Up, down, as it came. */
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

/** A row without its key is still a row; nobody reads “null”. */
export const keyText = (key: Key | null | undefined): string => String(key ?? '');
