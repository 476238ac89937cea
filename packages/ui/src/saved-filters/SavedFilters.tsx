import { type ComponentPropsWithRef, Suspense, useState } from 'react';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon, plusIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import { itemsOf } from '../internal/itemsOf.js';
import { keysOf } from '../internal/keysOf.js';
import { lazyPart } from '../internal/lazyPart.js';
import { useWords } from '../theme/useWords.js';
import { SavedFiltersRoot } from './SavedFilters.styles.js';
import { zhSavedFilters } from './SavedFilters.zh.js';

const NamingDialog = lazyPart(async () => (await import('./NamingDialog.js')).NamingDialog);

export interface SavedFiltersProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names of the saved filters, in order. The caller stores the filters themselves. */
  names: readonly string[] | null | undefined;
  /** Called when one is chosen. */
  onApply: (name: string) => void;
  /** Called when one is to be deleted. */
  onRemove: (name: string) => void;
  /** Saves the current filter under a name. Left out while nothing is filtered: the button is then not there. */
  onSave?: ((name: string) => void) | undefined;
}

/**
 * Saved filters above a list, one press each, and a button that saves the current one under a name. Renders nothing
 * while there is neither.
 */
export function SavedFilters({ names, onApply, onRemove, onSave, ...rest }: SavedFiltersProps) {
  const words = useWords('savedFilters', zhSavedFilters);
  const [naming, setNaming] = useState(false);
  const saved = itemsOf(names);
  const keys = keysOf(saved);
  if (saved.length === 0 && !onSave) return null;
  return (
    <SavedFiltersRoot aria-label={words.title} {...rest} data-component="SavedFilters">
      {saved.length > 0 ? <span>{words.title}</span> : null}
      {saved.map((name, index) => (
        <span key={keys[index]}>
          <Button size="sm" onClick={() => onApply(name)}>
            {name}
          </Button>
          <IconButton
            size="sm"
            icon={<Glyph of={closeIcon} />}
            label={words.remove(name)}
            onClick={() => onRemove(name)}
          />
        </span>
      ))}
      {onSave ? (
        <Button size="sm" variant="text" icon={<Glyph of={plusIcon} />} onClick={() => setNaming(true)}>
          {words.saveCurrent}
        </Button>
      ) : null}
      {naming && onSave ? (
        <Suspense>
          <NamingDialog onSave={onSave} onClose={() => setNaming(false)} setShown={setNaming} />
        </Suspense>
      ) : null}
    </SavedFiltersRoot>
  );
}
