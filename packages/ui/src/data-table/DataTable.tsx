import type { DataTableProps } from './dataTableProps.js';
import { Grid } from './parts/Grid.js';
import { Pager } from './parts/Pager.js';
import { Root } from './parts/Root.js';
import { Selection } from './parts/Selection.js';
import { Toolbar } from './parts/Toolbar.js';

export type { DataTableProps } from './dataTableProps.js';

/**
 * A `Table` that is worked with: sorted, searched, filtered, selected from, its columns chosen; up to ten thousand rows
 * here, any number at a server. On phones its rows are cards with the head's controls above them. What it is made of
 * stands in `@ca-portal/ui/data-table/parts` for one put together otherwise.
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
