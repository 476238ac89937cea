import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { TableContent } from '../table/tableParts.js';
import type { DataTableColumn, DataTableQuery, DataTableQueryReason } from './query.js';
import type { HiddenColumnsProps } from './useHiddenColumns.js';
import type { SelectionProps } from './useSelection.js';

/** Shared by `DataTable` and the parts. */
export interface DataTableCommon<Row extends object>
  extends
    TableContent<Row>,
    SelectionProps,
    HiddenColumnsProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError'> {
  /**
   * Define it outside the component or memoize it: a new array is computed and rendered again. The same holds for
   * `rows` and `rowKey`.
   */
  columns: readonly DataTableColumn<Row>[];
  /** Sort, search, filters and page. Makes the query controlled. */
  query?: DataTableQuery;
  /** Initial values of the query. */
  defaultQuery?: Partial<DataTableQuery>;
  /** Called with the whole new query and the reason; with `total`, send it to the server. */
  onQueryChange?: (query: DataTableQuery, details: { reason: DataTableQueryReason }) => void;
  /**
   * Number of records on the server for the query. If given, `rows` is shown unchanged as one page, and the handler
   * of `onQueryChange` searches, filters, sorts and pages. Otherwise the table does this itself, over all `rows`.
   */
  total?: number;
  /** Details shown below an expanded row; not together with `virtual`. */
  renderDetail?: (row: Row) => ReactNode;
  /** Any CSS length: the table scrolls inside and its head stays in view. */
  height?: string;
  /** Renders only the visible rows; use it from some hundred rows on. Needs `height`. @default false */
  virtual?: boolean;
  /** Estimated row height in CSS pixels until measured; for `virtual`. @default 52 */
  estimateHeight?: number;
  /** The first column stays in view when the table is scrolled sideways. @default false */
  stickyFirst?: boolean;
}

export interface DataTableProps<Row extends object> extends DataTableCommon<Row> {
  /** Offered page sizes. @default Pagination's */
  pageSizes?: readonly number[];
  /** A search field over all columns that have a `value`. @default false */
  searchable?: boolean;
  /** What the search field searches. @default 搜索 */
  searchPlaceholder?: string;
  /** A button to show and hide columns. @default false */
  columnChoice?: boolean;
  /** Actions for the selected rows; shown above the table while rows are selected. */
  bulkActions?: (selected: readonly string[], clear: () => void) => ReactNode;
  /** The page's own controls beside the search. */
  toolbar?: ReactNode;
}
