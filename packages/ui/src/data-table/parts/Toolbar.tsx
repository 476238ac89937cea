import type { ReactNode } from 'react';
import { DataTableToolbar } from '../DataTableToolbar.js';
import { useDataTableModel } from './Root.js';

export interface ToolbarProps {
  /** A search field over all columns that have a `value`. @default false */
  searchable?: boolean;
  /** What the search field searches. @default '搜索' */
  searchPlaceholder?: string;
  /** A button to show and hide columns. @default false */
  columnChoice?: boolean;
  /** The page's own controls beside the search. */
  children?: ReactNode;
}

/** The row of search, own controls and the choice of columns; renders nothing when it would be empty. */
export function Toolbar({
  searchable = false,
  searchPlaceholder,
  columnChoice = false,
  children,
}: ToolbarProps) {
  const { caption, query, change, columns, hidden, hide } = useDataTableModel();
  return (
    <DataTableToolbar
      caption={caption}
      search={searchable ? query.search : undefined}
      placeholder={searchPlaceholder}
      onSearch={(search) => change({ search }, 'search')}
      columns={columnChoice ? columns : undefined}
      hidden={hidden}
      onHide={hide}
    >
      {children}
    </DataTableToolbar>
  );
}
