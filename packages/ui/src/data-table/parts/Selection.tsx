import type { ReactNode } from 'react';
import { SelectionBar } from '../DataTableToolbar.js';
import { useDataTableModel } from './Root.js';

export interface SelectionProps {
  /** Actions for the selected rows. */
  children?: ((selected: readonly string[], clear: () => void) => ReactNode) | undefined;
}

/** The number of selected rows, and actions for them; shown only while rows are selected. */
export function Selection({ children }: SelectionProps) {
  const { selection, selectable } = useDataTableModel();
  return (
    <SelectionBar count={selectable ? selection.keys.length : 0} onClear={selection.clear}>
      {children?.(selection.keys, selection.clear)}
    </SelectionBar>
  );
}
