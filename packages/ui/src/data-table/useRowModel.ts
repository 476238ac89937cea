import { useMemo } from 'react';
import {
  columnFilteringFeature,
  constructFilterFn,
  constructSortFn,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useLanguage } from '../theme/useWords.js';
import {
  type DataTableColumn,
  type DataTableQuery,
  type DataTableValue,
  isSortable,
  lastPage,
} from './query.js';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const oneOf = constructFilterFn({
  filter: (value: DataTableValue, chosen: readonly string[]) => chosen.includes(String(value ?? '')),
  autoRemove: (chosen: readonly string[]) => chosen.length === 0,
});
const contains = constructFilterFn({
  filter: (value: string, sought: string) => value.includes(sought),
  resolveDataValue: (value: DataTableValue) => String(value ?? '').toLowerCase(),
  resolveFilterValue: (sought: string) => sought.trim().toLowerCase(),
  autoRemove: (sought: string) => sought.trim() === '',
});

/** Names sort by the order of the language (pinyin in Chinese), numbers in names by value. */
function sortFor(language: string) {
  const collator = new Intl.Collator(language, { numeric: true });
  return constructSortFn({
    sort: (a: DataTableValue, b: DataTableValue) =>
      typeof a === 'string' || typeof b === 'string'
        ? collator.compare(String(a), String(b))
        : Number(a) - Number(b),
  });
}

interface RowModel<Row> {
  /** Number of matching rows. */
  count: number;
  /** The current page: never beyond the last one while rows are paged here. */
  page: number;
  /** Its rows. */
  shown: readonly Row[];
}

/**
 * Searches, filters, sorts and pages the rows; leaves a page from a server unchanged. Keep rows and columns
 * memoized: it computes again when they change.
 */
export function useRowModel<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  query: DataTableQuery,
  total: number | undefined,
): RowModel<Row> {
  const fromServer = total !== undefined;
  const language = useLanguage();
  const definitions = useMemo(() => {
    const sortFn = sortFor(language);
    return columns.map((column) => ({
      id: column.key,
      // empty values sort last in both directions
      accessorFn: (row: Row) => column.value?.(row) ?? undefined,
      enableSorting: isSortable(column),
      sortUndefined: 'last' as const,
      sortFn,
      filterFn: oneOf,
    }));
  }, [columns, language]);
  const { search, filters, sort, pageSize } = query;
  const state = useMemo(
    () => ({
      globalFilter: search,
      columnFilters: Object.entries(filters)
        .filter(([, value]) => value.length > 0)
        .map(([id, value]) => ({ id, value })),
      sorting: sort ? [{ id: sort.key, desc: sort.direction === 'descending' }] : [],
    }),
    [search, filters, sort],
  );
  const searched = useMemo(
    () => new Set(columns.filter(({ value }) => value).map(({ key }) => key)),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state,
    globalFilterFn: contains,
    getColumnCanGlobalFilter: ({ id }) => searched.has(id),
    manualFiltering: fromServer,
    manualSorting: fromServer,
  });
  const matching = table.getRowModel().rows;
  const count = total ?? matching.length;
  const cut = !fromServer && pageSize > 0;
  // Rows may have been removed since the page was chosen; then the last page is shown, not an empty table.
  const page = cut ? Math.min(query.page, lastPage(count, pageSize)) : query.page;
  const first = cut ? (page - 1) * pageSize : 0;
  const end = cut ? first + pageSize : undefined;
  const shown = useMemo(
    () => matching.slice(first, end).map(({ original }) => original),
    [matching, first, end],
  );
  return { count, page, shown };
}
