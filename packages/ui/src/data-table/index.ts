export { DataTable, type DataTableProps } from './DataTable.js';
export {
  type DataTableColumn,
  type DataTableQuery,
  type DataTableQueryReason,
  type DataTableSort,
  type DataTableValue,
  emptyQuery,
} from './query.js';
