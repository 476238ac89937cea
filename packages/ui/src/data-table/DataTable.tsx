import type { DataTableProps } from './dataTableProps.js';
import { Grid } from './parts/Grid.js';
import { Pager } from './parts/Pager.js';
import { Root } from './parts/Root.js';
import { Selection } from './parts/Selection.js';
import { Toolbar } from './parts/Toolbar.js';

export type { DataTableProps } from './dataTableProps.js';

/**
 * A `Table` with sorting, search, filters, selection and a choice of columns; up to ten thousand rows
 * here, any number on a server. On phones its rows are cards with the controls of the head above them. Its parts
 * are in `@ca-portal/ui/data-table/parts`, for a composition of your own.
 */
export function DataTable<Row extends object>({
  searchable,
  searchPlaceholder,
  columnChoice,
  toolbar,
  bulkActions,
  pageSizes,
  ...rest
}: DataTableProps<Row>) {
  return (
    <Root {...rest}>
      <Toolbar searchable={searchable} searchPlaceholder={searchPlaceholder} columnChoice={columnChoice}>
        {toolbar}
      </Toolbar>
      <Selection>{bulkActions}</Selection>
      <Grid />
      <Pager pageSizes={pageSizes} />
    </Root>
  );
}
