import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Button } from '../button/Button.js';
import { Empty } from '../empty/Empty.js';
import { useControllableState } from '../internal/useControllableState.js';
import { Pagination } from '../pagination/Pagination.js';
import type { TableContent } from '../table/tableParts.js';
import { TableErrorBar } from '../table/TableStates.js';
import { zhTable } from '../table/Table.zh.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { DataTableBody } from './DataTableBody.js';
import { DataTableHead } from './DataTableHead.js';
import { DataTableToolbar, SelectionBar } from './DataTableToolbar.js';
import { DataTableRoot, Grid, Viewport } from './DataTable.styles.js';
import { Pager } from './DataTableBars.styles.js';
import { zhDataTable } from './DataTable.zh.js';
import {
  type DataTableColumn,
  type DataTableQuery,
  type DataTableQueryReason,
  emptyQuery,
  isHideable,
  isNarrowed,
  lastPage,
  nextSort,
} from './query.js';
import { type HiddenColumnsProps, useHiddenColumns } from './useHiddenColumns.js';
import { useRowModel } from './useRowModel.js';
import { type SelectionProps, useSelection } from './useSelection.js';

export interface DataTableProps<Row extends object>
  extends
    TableContent<Row>,
    SelectionProps,
    HiddenColumnsProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError'> {
  /** Keep it outside the component or in a memo: a new array is computed and drawn anew. So with `rows` and `rowKey`. */
  columns: readonly DataTableColumn<Row>[];
  /** Sort, search, filters and page. With it the caller keeps the state. */
  query?: DataTableQuery;
  /** What of the query holds at first. */
  defaultQuery?: Partial<DataTableQuery>;
  /** Called with the whole new query and the reason: with `total`, ask the server for it. */
  onQueryChange?: (query: DataTableQuery, details: { reason: DataTableQueryReason }) => void;
  /**
   * How many records a server holds for the query. Given, `rows` are its page as they are: whoever hears
   * `onQueryChange` searches, filters, sorts and cuts. Without it all of that happens here, over all `rows`.
   */
  total?: number;
  /** Offered page sizes. @default Pagination's */
  pageSizes?: readonly number[];
  /** A search field over all columns that have a `value`. @default false */
  searchable?: boolean;
  /** A button that chooses the columns. @default false */
  columnChoice?: boolean;
  /** Buttons for the selected rows; stand above the table while there are some. */
  bulkActions?: (selected: readonly string[], clear: () => void) => ReactNode;
  /** The page's own controls beside the search. */
  toolbar?: ReactNode;
  /** What a row opens below itself; not together with `virtual`. */
  renderDetail?: (row: Row) => ReactNode;
  /** Any CSS length: the table scrolls inside and its head stays in sight. */
  height?: string;
  /** Only the visible rows exist: from some hundred rows on. Takes `height`. @default false */
  virtual?: boolean;
  /** A row's usual height in CSS pixels until it is measured; for `virtual`. @default 52 */
  estimateHeight?: number;
  /** The first column stays in sight when the table is scrolled sideways. @default false */
  stickyFirst?: boolean;
}

/**
 * A `Table` that is worked with: sorted, searched, filtered, selected from, its columns chosen; up to ten thousand rows
 * here, any number at a server. On phones its rows are cards with the head's controls above them.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
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
    pageSizes,
    searchable = false,
    columnChoice = false,
    selectable = false,
    selected,
    defaultSelected,
    onSelectedChange,
    bulkActions,
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
    columnsStorageKey,
    toolbar,
    renderDetail,
    height,
    virtual = false,
    estimateHeight = 52,
    stickyFirst = false,
    ...rest
  } = props;
  const caption = givenCaption ?? '';
  const rows = useMemo(() => itemsOf(given), [given]);
  const columns = useMemo(() => itemsOf(givenColumns), [givenColumns]);
  const words = useWords('dataTable', zhDataTable);
  const tableWords = useWords('table', zhTable);
  // State, not a ref: the rows inside need it, and they are mounted before it is.
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
  // The server's last page has lost its rows, as after a removal: the one before it is asked for.
  const beyond = bare && count > 0 && page > last && !loading && !error;
  const stepBack = useEffectEvent(() => change({ page: last }, 'page'));
  useEffect(() => {
    if (beyond) stepBack();
  }, [beyond]);
  const noMatch = (
    <Empty
      art="search"
      title={words.noMatchTitle}
      reason={words.noMatchReason}
      action={
        <Button onClick={() => change({ search: '', filters: {} }, 'clear')}>{words.clearConditions}</Button>
      }
    />
  );

  return (
    <DataTableRoot {...rest} data-component="DataTable">
      <DataTableToolbar
        caption={caption}
        search={searchable ? query.search : undefined}
        onSearch={(search) => change({ search }, 'search')}
        columns={columnChoice ? columns : undefined}
        hidden={hidden}
        onHide={hide}
      >
        {toolbar}
      </DataTableToolbar>
      <SelectionBar count={selectable ? selection.keys.length : 0} onClear={selection.clear}>
        {bulkActions?.(selection.keys, selection.clear)}
      </SelectionBar>
      <HiddenText aria-live="polite">{isNarrowed(query) && !loading ? words.matches(count) : ''}</HiddenText>
      {error && !bare ? <TableErrorBar {...error} /> : null}
      <Viewport
        ref={setScroller}
        data-part="viewport"
        data-limited={limited ? '' : undefined}
        data-virtual={virtual && !bare ? '' : undefined}
        style={{ '--local-height': height ?? '32rem' } as CSSProperties}
        {...(limited ? { role: 'region', 'aria-label': words.region(caption), tabIndex: 0 } : {})}
      >
        <Grid
          data-part="table"
          data-virtual={virtual ? '' : undefined}
          data-sticky-head={limited ? '' : undefined}
          data-sticky-first={stickyFirst ? '' : undefined}
          aria-busy={loading || undefined}
          aria-rowcount={count + 1}
        >
          <caption>{loading ? tableWords.loading(caption) : caption}</caption>
          <DataTableHead
            columns={visible}
            query={query}
            onSort={(key) => change({ sort: nextSort(query.sort, key) }, 'sort')}
            onFilter={(key, values) => change({ filters: { ...query.filters, [key]: values } }, 'filter')}
            expandable={expandable}
            selection={selectable ? { state: selection.state, onToggle: selection.toggleAll } : undefined}
          />
          <DataTableBody
            columns={visible}
            rows={shown}
            rowKey={rowKey}
            offset={offset}
            selection={selectable ? selection : undefined}
            onRowClick={onRowClick}
            renderDetail={expandable ? renderDetail : undefined}
            virtual={virtual ? { scroller, estimateHeight } : undefined}
            notice={{
              error,
              loading: loading || beyond,
              skeletonRows,
              empty: isNarrowed(query) ? noMatch : empty,
            }}
          />
        </Grid>
      </Viewport>
      {query.pageSize > 0 && count > 0 ? (
        <Pager>
          <Pagination
            page={page}
            pageSize={query.pageSize}
            total={count}
            pageSizes={pageSizes}
            onPageChange={(page) => change({ page }, 'page')}
            onPageSizeChange={(pageSize) => change({ pageSize }, 'page-size')}
          />
        </Pager>
      ) : null}
    </DataTableRoot>
  );
}
