import { Children, type ComponentPropsWithRef, useState } from 'react';
import { Button } from '../button/Button.js';
import { useWords } from '../theme/useWords.js';
import { FilterBarRoot } from './FilterBar.styles.js';
import { zhFilterBar } from './FilterBar.zh.js';
import { FilterFold } from './FilterFold.js';

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  /** Number of active filters, for the button that unfolds them on phones. @default 0 */
  active?: number;
  /** Clears the filters. Left out while there is nothing to clear: the button is then not there. */
  onClear?: (() => void) | undefined;
}

/**
 * The filters of a list: `toolbar` of a `DataTable`. `children` are `FilterSelect` and `DateRangePicker`; on phones they
 * are folded behind one button, which says how many are active.
 */
export function FilterBar({ active = 0, onClear, children, ...rest }: FilterBarProps) {
  const words = useWords('filterBar', zhFilterBar);
  const [folded, setFolded] = useState(true);
  return (
    <FilterBarRoot {...rest} data-component="FilterBar" data-folded={folded}>
      {Children.count(children) > 0 ? (
        <FilterFold folded={folded} onFoldedChange={setFolded} active={active} />
      ) : null}
      {children}
      {onClear ? (
        <Button variant="text" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
      ) : null}
    </FilterBarRoot>
  );
}
