import type { Key, KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** Unique key. */
  key: string;
  /** The head. */
  header: ReactNode;
  /** Renders the cell of a row. */
  render: (row: Row, index: number) => ReactNode;
  /** Numbers are right-aligned. @default 'left' */
  align?: 'left' | 'right' | 'center';
  /** CSS length. */
  width?: string;
  /** The row's name: first on a phone's card, without its label. Set it for one column. */
  primary?: boolean;
  /** Buttons of the row: last on a phone's card, without a label. */
  actions?: boolean;
  /** The selection checkbox: before the name on a phone's card. */
  select?: boolean;
}

/** Shared props of `Table` and `DataTable`. */
export interface TableContent<Row> {
  /** Accessible name of the table; not shown, because a heading stands above it. */
  caption: string;
  /** `undefined` counts as an empty list. */
  rows: readonly Row[] | null | undefined;
  /** Unique key of a row: an id, never its index. */
  rowKey: (row: Row) => Key;
  /** Shows skeleton rows if there are no rows yet; existing rows stay. */
  loading?: boolean;
  /** Number of skeleton rows while the first rows load. @default 5 */
  skeletonRows?: number;
  /** The error and its cause; existing rows stay below it. */
  error?: { message: ReactNode; onRetry?: () => void };
  /** Shown when there are no rows; an `Empty` with one action. */
  empty?: ReactNode;
  /** A click anywhere on a row that is not on a control, or Enter on the focused row. */
  onRowClick?: (row: Row) => void;
}

// see TableRoot: on phones `display` changes, which removes the roles
export const groupRole = { role: 'rowgroup' };
export const rowRole = { role: 'row' };
export const headRole = { role: 'columnheader' };
export const cellRole = { role: 'cell' };

export function cellProps<Row>({ align, header, primary, actions, select }: TableColumn<Row>) {
  return {
    role: 'cell',
    'data-align': align,
    'data-primary': primary || undefined,
    'data-actions': actions || undefined,
    'data-control': select ? 'select' : undefined,
    'data-label': !actions && typeof header === 'string' && header ? header : undefined,
  };
}

/** Controls inside a row keep their own clicks and keys. */
function isOnControl(event: MouseEvent | KeyboardEvent): boolean {
  const control = (event.target as Element).closest('a, button, input, select, textarea, label');
  return control !== null && event.currentTarget.contains(control);
}

/** Makes a row clickable; does nothing without a handler. */
export function rowEvents<Row>(row: Row, onRowClick: ((row: Row) => void) | undefined) {
  return (
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
    }
  );
}
