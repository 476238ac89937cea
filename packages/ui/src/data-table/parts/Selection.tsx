import type { ReactNode } from 'react';
import { SelectionBar } from '../DataTableToolbar.js';
import { useDataTableModel } from './Root.js';

export interface SelectionProps {
  /** Buttons for the selected rows. */
  children?: ((selected: readonly string[], clear: () => void) => ReactNode) | undefined;
}

/** How many rows are selected, and what can be done with them; there only while some are. */
export function Selection({ children }: SelectionProps) {
  const { selection, selectable } = useDataTableModel();
  return (
    <SelectionBar count={selectable ? selection.keys.length : 0} onClear={selection.clear}>
      {children?.(selection.keys, selection.clear)}
    </SelectionBar>
  );
}
