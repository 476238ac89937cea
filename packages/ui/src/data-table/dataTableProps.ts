import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { TableContent } from '../table/tableParts.js';
import type { DataTableColumn, DataTableQuery, DataTableQueryReason } from './query.js';
import type { HiddenColumnsProps } from './useHiddenColumns.js';
import type { SelectionProps } from './useSelection.js';

/** What the ready-made table and one put together from parts take alike. */
export interface DataTableCommon<Row extends object>
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

export interface DataTableProps<Row extends object> extends DataTableCommon<Row> {
  /** Offered page sizes. @default Pagination's */
  pageSizes?: readonly number[];
  /** A search field over all columns that have a `value`. @default false */
  searchable?: boolean;
  /** What the search looks at. @default 搜索 */
  searchPlaceholder?: string;
  /** A button that chooses the columns. @default false */
  columnChoice?: boolean;
  /** Buttons for the selected rows; stand above the table while there are some. */
  bulkActions?: (selected: readonly string[], clear: () => void) => ReactNode;
  /** The page's own controls beside the search. */
  toolbar?: ReactNode;
}
