import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { useCallback, useEffect, useState } from 'react';
import { useLate } from '../../shared/browser/index.js';
import { loadPalette } from './load-palette.js';

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Opens the page search: Ctrl+K (⌘K), and a button where the frame has a place for it. */
export function MenuSearch({ button = false }: { button?: boolean }) {
  const [open, setOpen] = useState(false);
  const [SearchPalette, bring] = useLate(loadPalette, '页面搜索');
  const start = useCallback(() => {
    setOpen(true);
    bring();
  }, [bring]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Two frames may listen at once; only one may open the search.
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      start();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [start]);
  return (
    <>
      {button ? (
        <IconButton
          icon={<Icon name="search" />}
          label="搜索页面"
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={start}
        />
      ) : null}
      {open && SearchPalette ? <SearchPalette onClose={() => setOpen(false)} /> : null}
    </>
  );
}
