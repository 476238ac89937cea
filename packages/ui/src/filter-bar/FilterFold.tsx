import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { filterIcon } from '../icon/paths.js';
import { useWords } from '../theme/useWords.js';
import { Fold } from './FilterFold.styles.js';
import { zhFilterBar } from './FilterBar.zh.js';

export interface FilterFoldProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whether the filters are hidden; the caller hides them. */
  folded: boolean;
  /** Called when they are to be shown or hidden. */
  onFoldedChange: (folded: boolean) => void;
  /** Number of active filters: on the button, because the filters themselves are hidden. @default 0 */
  active?: number;
}

/** The button that opens the folded filters of a list on phones, so that the first screen shows rows. Hidden elsewhere. */
export function FilterFold({ folded, onFoldedChange, active = 0, ...rest }: FilterFoldProps) {
  const words = useWords('filterBar', zhFilterBar);
  return (
    <Fold {...rest} data-component="FilterFold" data-part="unfold">
      <Button
        icon={<Glyph of={filterIcon} />}
        aria-expanded={!folded}
        onClick={() => onFoldedChange(!folded)}
      >
        {words.filters(active)}
      </Button>
    </Fold>
  );
}
