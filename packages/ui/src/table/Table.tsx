import type { ComponentPropsWithRef, Key, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useWords } from '../theme/useWords.js';
import { Scroller, TableRoot } from './Table.styles.js';
import { TableEmptyRow, TableErrorBar, TableErrorRow, TableSkeletonRows } from './TableStates.js';
import { zhTable } from './Table.zh.js';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  render: (row: Row, index: number) => ReactNode;
  /** Figures stand right. @default 'left' */
  align?: 'left' | 'right' | 'center';
  /** CSS length. */
  width?: string;
  /** The row's name: first on a phone's card, without its label. One column has it. */
  primary?: boolean;
  /** Buttons of the row: last on a phone's card, without a label. */
  actions?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'onError'> {
  /** What the table lists; read, not shown, because a heading stands above it. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Skeleton rows when there are none yet; rows that are there stay. */
  loading?: boolean;
  /** @default 5 */
  skeletonRows?: number;
  /** What went wrong and why; rows that are there stay below it. */
  error?: { message: ReactNode; onRetry?: () => void };
  /** Stands in the table when there are no rows; an `Empty` with one action. */
  empty?: ReactNode;
  /** A click anywhere on a row that is not on a control, or Enter on the focused row. */
  onRowClick?: (row: Row) => void;
}

/** Controls inside a row keep their own clicks and keys. */
function isOnControl(event: MouseEvent | KeyboardEvent): boolean {
  const control = (event.target as Element).closest('a, button, input, select, textarea, label');
  return control !== null && event.currentTarget.contains(control);
}

/**
 * Many things of a kind. A real table; on phones each row becomes a card with the name first.
 *
 * Put it into a `Card` without padding; filters above it and `Pagination` below are the page's.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  loading = false,
  skeletonRows = 5,
  error,
  empty,
  onRowClick,
  ...rest
}: TableProps<Row>) {
  const words = useWords('table', zhTable);
  const bare = rows.length === 0;
  const rowEvents = (row: Row) =>
    onRowClick && {
      'data-clickable': true,
      tabIndex: 0,
      onClick: (event: MouseEvent) => {
        // selecting text in a row is not a click on it
        if (!isOnControl(event) && !window.getSelection()?.toString()) onRowClick(row);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && !isOnControl(event)) onRowClick(row);
      },
    };

  return (
    <Scroller>
      {error && !bare ? <TableErrorBar {...error} /> : null}
      <TableRoot {...rest} data-component="Table" aria-busy={loading || undefined}>
        <caption>{loading ? words.loading(caption) : caption}</caption>
        <thead {...group}>
          <tr {...roleRow}>
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
        <tbody {...group}>
          {bare && error ? <TableErrorRow span={columns.length} {...error} /> : null}
          {bare && !error && loading ? <TableSkeletonRows columns={columns} count={skeletonRows} /> : null}
          {bare && !error && !loading ? <TableEmptyRow span={columns.length}>{empty}</TableEmptyRow> : null}
          {rows.map((row, index) => (
            <tr key={rowKey(row)} {...roleRow} {...rowEvents(row)}>
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

// see TableRoot: on phones the display changes, and the roles would go with it
const group = { role: 'rowgroup' };
const roleRow = { role: 'row' };

function cellProps<Row>({ align, header, primary, actions }: TableColumn<Row>) {
  return {
    role: 'cell',
    'data-align': align,
    'data-primary': primary || undefined,
    'data-actions': actions || undefined,
    'data-label': !actions && typeof header === 'string' && header ? header : undefined,
  };
}
