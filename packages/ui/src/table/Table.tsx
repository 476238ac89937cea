import type { ComponentPropsWithRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useWords } from '../theme/useWords.js';
import { Scroller, TableRoot } from './Table.styles.js';
import {
  cellProps,
  groupRole,
  rowEvents,
  rowRole,
  type TableColumn,
  type TableContent,
} from './tableParts.js';
import { TableErrorBar, TableNotice } from './TableStates.js';
import { zhTable } from './Table.zh.js';

export interface TableProps<Row>
  extends TableContent<Row>, Omit<ComponentPropsWithRef<'table'>, 'children' | 'onError'> {
  /** The columns, from the left. */
  columns: readonly TableColumn<Row>[];
}

/**
 * Many items of one kind. A real table; on phones each row becomes a card with the name first. Put it into a `Card`
 * without padding; filters above it and `Pagination` below belong to the page. To sort, search, filter, select or
 * hide columns use `DataTable`.
 */
export function Table<Row>({
  caption,
  columns: givenColumns,
  rows: given,
  rowKey,
  loading = false,
  skeletonRows = 5,
  error,
  empty,
  onRowClick,
  ...rest
}: TableProps<Row>) {
  const words = useWords('table', zhTable);
  const rows = itemsOf(given);
  const columns = itemsOf(givenColumns);
  const bare = rows.length === 0;
  return (
    <Scroller data-part="outer">
      {error && !bare ? <TableErrorBar {...error} /> : null}
      <TableRoot {...rest} data-component="Table" aria-busy={loading || undefined}>
        <caption>{loading ? words.loading(caption) : caption}</caption>
        <thead {...groupRole}>
          <tr {...rowRole}>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                style={column.width ? { width: column.width } : undefined}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...groupRole}>
          {bare ? (
            <TableNotice
              columns={columns}
              error={error}
              loading={loading}
              skeletonRows={skeletonRows}
              empty={empty}
            />
          ) : null}
          {rows.map((row, index) => (
            <tr key={rowKey(row)} {...rowRole} {...rowEvents(row, onRowClick)}>
              {columns.map((column) => (
                <td key={column.key} {...cellProps(column)}>
                  {column.render(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </Scroller>
  );
}
