import type { DropdownMenuItem } from '@ca-portal/ui/dropdown-menu';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { layoutSettings, useLayoutSettings } from '../../settings/layout.js';

// Rarely opened, and then there is time: a page carries none of it.
const WorkSettings = lazy(async () => ({ default: (await import('./WorkSettings.js')).WorkSettings }));

interface ViewItems {
  /** Rows of the personal center about the page in hand and the frame around it. */
  items: readonly DropdownMenuItem[];
  openSettings: () => void;
  /** The settings drawer while it is open. */
  settings: ReactNode;
}

/** How pages are shown: the settings drawer, what a close leads to, the page in a window of its own. */
export function useViewItems(): ViewItems {
  const [open, setOpen] = useState(false);
  const { visitHistory } = useLayoutSettings();
  const { pathname, search, hash } = useLocation();
  return {
    items: [
      {
        key: 'window',
        label: '在新窗口打开本页',
        icon: 'external',
        href: pathname + search + hash,
        external: true,
        separated: true,
      },
      {
        key: 'visitHistory',
        label: visitHistory ? '关闭页签后：回到上一个页签' : '关闭页签后：到最后一个页签',
        icon: 'undo',
        onSelect: () => layoutSettings.set({ visitHistory: !visitHistory }),
      },
      { key: 'settings', label: '界面设置', icon: 'settings', onSelect: () => setOpen(true) },
    ],
    openSettings: () => setOpen(true),
    settings: open ? (
      <Suspense fallback={null}>
        <WorkSettings onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}
