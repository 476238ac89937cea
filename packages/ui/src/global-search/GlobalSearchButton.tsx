import { useId, useState } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { searchIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { useOpener } from '../internal/useOpener.js';
import { OpenPopover } from '../popover/OpenPopover.js';
import { useWords } from '../theme/useWords.js';
import { GlobalSearch, type GlobalSearchProps } from './GlobalSearch.js';
import { SearchPanel } from './GlobalSearch.styles.js';
import { zhGlobalSearch } from './GlobalSearch.zh.js';

export interface GlobalSearchButtonProps extends Omit<GlobalSearchProps, 'variant'> {
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
}

/** The search as an icon, for the top bar; the field opens in a popover and closes after a search. */
export function GlobalSearchButton({
  open,
  defaultOpen = false,
  onOpenChange,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  ...search
}: GlobalSearchButtonProps) {
  const words = useWords('globalSearch', zhGlobalSearch);
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  // Here, not in the field: unsent text survives closing. After a search it is cleared.
  const [draft, setDraft] = useState(defaultValue);
  const id = useId();
  const [anchor, ref] = useOpener<HTMLButtonElement>(isOpen);
  return (
    <>
      <IconButton
        ref={ref}
        icon={<Glyph of={searchIcon} />}
        label={words.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen, 'trigger')}
      />
      {isOpen && anchor ? (
        <OpenPopover {...{ id, anchor, setOpen }} label={words.label}>
          <SearchPanel>
            <GlobalSearch
              {...search}
              value={value ?? draft}
              onValueChange={(next, details) => {
                setDraft(next);
                onValueChange?.(next, details);
              }}
              onSearch={(query, details) => {
                setDraft('');
                setOpen(false, 'select');
                onSearch?.(query, details);
              }}
            />
          </SearchPanel>
        </OpenPopover>
      ) : null}
    </>
  );
}
