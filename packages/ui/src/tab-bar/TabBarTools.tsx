import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { IconButton } from '../icon-button/index.js';
import { chevronDownIcon, expandIcon, moreIcon } from '../icon/paths.js';
import { lazyPart } from '../internal/lazyPart.js';
import type { zhTabBar } from './TabBar.zh.js';
import type { TabBarItem } from './tabBarItem.js';

const TabBarList = lazyPart(async () => (await import('./TabBarList.js')).TabBarList);

interface TabBarToolsProps {
  items: readonly TabBarItem[];
  /** The path of the active tab. */
  activePath: string | undefined;
  words: typeof zhTabBar;
  overflowing: boolean;
  maximized: boolean;
  onMaximizedChange: ((maximized: boolean) => void) | undefined;
  menuOpen: boolean;
  /** Without it there is no menu button. */
  onMenu: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onChoose: (path: string) => void;
  children?: ReactNode;
}

/**
 * Behind the tabs: a list of all tabs when they overflow, the menu of the active tab for people who cannot
 * right-click, maximize.
 */
export function TabBarTools({
  items,
  activePath,
  words,
  overflowing,
  maximized,
  onMaximizedChange,
  menuOpen,
  onMenu,
  onChoose,
  children,
}: TabBarToolsProps) {
  // false again when the code failed to load
  const [listed, setListed] = useState<boolean>();
  const listButton = (
    <IconButton
      size="sm"
      icon={<Glyph of={chevronDownIcon} />}
      label={words.list}
      aria-haspopup="dialog"
      // The button is a new element while the list loads; this keeps the focus on it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={listed !== undefined}
      onClick={() => setListed(true)}
    />
  );
  return (
    <div data-part="tools">
      {children}
      {!overflowing ? null : listed ? (
        <Suspense fallback={listButton}>
          <TabBarList
            trigger={listButton}
            items={items}
            activePath={activePath}
            onChoose={onChoose}
            setShown={setListed}
          />
        </Suspense>
      ) : (
        listButton
      )}
      {onMenu ? (
        <IconButton
          size="sm"
          icon={<Glyph of={moreIcon} />}
          label={words.more}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          disabled={items.length === 0}
          onClick={onMenu}
        />
      ) : null}
      {onMaximizedChange ? (
        <IconButton
          size="sm"
          icon={<Glyph of={expandIcon} />}
          label={maximized ? words.restore : words.maximize}
          aria-pressed={maximized}
          onClick={() => onMaximizedChange(!maximized)}
        />
      ) : null}
    </div>
  );
}
