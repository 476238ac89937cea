import type { DropdownMenuItem } from '@ca-portal/ui/dropdown-menu';
import { useState, type ReactNode } from 'react';
import { useLate } from '../../shared/browser/index.js';
import { loadPalette } from '../search/load-palette.js';

// Rarely opened: loaded on demand, so that no page carries the code.
const loadSettings = () => import('./WorkSettings.js').then((m) => m.WorkSettings);

interface ViewItems {
  /** Items of the personal center about the pages and their frame. */
  items: readonly DropdownMenuItem[];
  openSettings: () => void;
  /** The settings drawer or the search, while it is open. */
  shown: ReactNode;
}

/** Opens the page search and the settings. */
export function useViewItems(): ViewItems {
  const [open, setOpen] = useState<'settings' | 'search'>();
  const [WorkSettings, bringSettings] = useLate(loadSettings, '界面设置');
  const [SearchPalette, bringSearch] = useLate(loadPalette, '页面搜索');
  const openSettings = () => {
    setOpen('settings');
    bringSettings();
  };
  const close = () => setOpen(undefined);
  return {
    items: [
      {
        key: 'search',
        label: '搜索页面',
        icon: 'search',
        separated: true,
        onSelect: () => {
          setOpen('search');
          bringSearch();
        },
      },
      { key: 'settings', label: '界面设置', icon: 'settings', onSelect: openSettings },
    ],
    openSettings,
    shown: (
      <>
        {open === 'settings' && WorkSettings ? <WorkSettings onOpen={openSettings} onClose={close} /> : null}
        {open === 'search' && SearchPalette ? <SearchPalette onClose={close} /> : null}
      </>
    ),
  };
}
