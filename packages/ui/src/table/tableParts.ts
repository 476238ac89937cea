import type { Key, KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** Unique key. */
  key: string;
  /** The head. */
  header: ReactNode;
  /** Draws the cell of a row. */
  render: (row: Row, index: number) => ReactNode;
  /** Figures stand right. @default 'left' */
  align?: 'left' | 'right' | 'center';
  /** CSS length. */
  width?: string;
  /** The row's name: first on a phone's card, without its label. One column has it. */
  primary?: boolean;
  /** Buttons of the row: last on a phone's card, without a label. */
  actions?: boolean;
  /** The box that chooses the row: on a phone's card it stands before the name. */
  select?: boolean;
}

/** What `Table` and `DataTable` take alike. */
export interface TableContent<Row> {
  /** What the table lists; read, not shown, because a heading stands above it. */
  caption: string;
  /** Nothing yet is as good as none. */
  rows: readonly Row[] | null | undefined;
  /** What makes a row this one: an id, never its place. */
  rowKey: (row: Row) => Key;
  /** Skeleton rows when there are none yet; rows that are there stay. */
  loading?: boolean;
  /** How many gray rows stand there while the first ones are on their way. @default 5 */
  skeletonRows?: number;
  /** What went wrong and why; rows that are there stay below it. */
  error?: { message: ReactNode; onRetry?: () => void };
  /** Stands in the table when there are no rows; an `Empty` with one action. */
  empty?: ReactNode;
  /** A click anywhere on a row that is not on a control, or Enter on the focused row. */
  onRowClick?: (row: Row) => void;
}

// see TableRoot: on phones the display changes, and the roles would go with it
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

/** What makes a row open something; nothing without a handler. */
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
