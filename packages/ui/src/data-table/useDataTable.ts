import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { DataTableCommon } from './dataTableProps.js';
import { type DataTableQuery, type DataTableQueryReason, emptyQuery, isHideable, lastPage } from './query.js';
import { useHiddenColumns } from './useHiddenColumns.js';
import { useRowModel } from './useRowModel.js';
import { useSelection } from './useSelection.js';

/** State of one data table: visible rows, selection and hidden columns, and how they change. */
export function useDataTable<Row extends object>({
  caption: givenCaption,
  columns: givenColumns,
  rows: given,
  rowKey,
  loading = false,
  skeletonRows = 5,
  error,
  empty,
  onRowClick,
  query: givenQuery,
  defaultQuery,
  onQueryChange,
  total,
  selectable = false,
  selected,
  defaultSelected,
  onSelectedChange,
  hiddenColumns,
  defaultHiddenColumns,
  onHiddenColumnsChange,
  columnsStorageKey,
  renderDetail,
  height,
  virtual = false,
  estimateHeight = 52,
  stickyFirst = false,
  ...rest
}: DataTableCommon<Row>) {
  const caption = givenCaption ?? '';
  const rows = useMemo(() => itemsOf(given), [given]);
  const columns = useMemo(() => itemsOf(givenColumns), [givenColumns]);
  // State instead of a ref: the rows need the scroll element, and they mount before it.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [query, setQuery] = useControllableState(
    givenQuery,
    { ...emptyQuery, ...defaultQuery },
    onQueryChange,
  );
  const change = (part: Partial<DataTableQuery>, reason: DataTableQueryReason) =>
    setQuery({ ...query, page: 1, ...part }, { reason });
  const [hidden, hide] = useHiddenColumns({
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
    columnsStorageKey,
  });
  const visible = useMemo(
    () => columns.filter((column) => !hidden.includes(column.key) || !isHideable(column)),
    [columns, hidden],
  );
  const { count, page, shown } = useRowModel(rows, columns, query, total);
  const selection = useSelection({ selected, defaultSelected, onSelectedChange }, shown, rowKey);
  const expandable = renderDetail !== undefined && !virtual;
  const bare = shown.length === 0;
  const limited = virtual || height !== undefined;
  const offset = query.pageSize ? (page - 1) * query.pageSize : 0;
  const last = lastPage(count, query.pageSize);
  // The last page on the server became empty, as after a removal: request the page before it.
  const beyond = bare && count > 0 && page > last && !loading && !error;
  const stepBack = useEffectEvent(() => change({ page: last }, 'page'));
  useEffect(() => {
    if (beyond) stepBack();
  }, [beyond]);

  return {
    caption,
    columns,
    visible,
    hidden,
    hide,
    query,
    change,
    count,
    page,
    shown,
    selection,
    rest,
    rowKey,
    loading,
    skeletonRows,
    error,
    empty,
    onRowClick,
    selectable,
    renderDetail,
    height,
    virtual,
    estimateHeight,
    stickyFirst,
    expandable,
    bare,
    limited,
    offset,
    beyond,
    scroller,
    setScroller,
  };
}

export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;
