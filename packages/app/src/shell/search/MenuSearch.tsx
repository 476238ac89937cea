import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { lazy, Suspense, useEffect, useState } from 'react';

// Asked for a few times a day: neither the list nor the letters of Chinese come with a page.
const SearchPalette = lazy(async () => ({ default: (await import('./SearchPalette.js')).SearchPalette }));

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** The way to a page by its name: Ctrl+K (⌘K), and a button where the frame has a place for it. */
export function MenuSearch({ button = false }: { button?: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Two frames may listen; one answer is enough.
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      {button ? (
        <IconButton
          icon={<Icon name="search" />}
          label="搜索页面"
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <SearchPalette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
