import { Fragment, Suspense, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { MenuNav } from './Sidebar.styles.js';
import { SidebarItem } from './SidebarItem.js';
import { type MenuItem, searchMenu, trailTo, visibleMenu } from './visibleMenu.js';
import { zhSidebar } from './Sidebar.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { searchIcon } from '../icon/paths.js';

const SidebarTip = lazyPart(async () => (await import('./SidebarTip.js')).SidebarTip);

interface SidebarMenuProps {
  items: readonly MenuItem[] | null | undefined;
  activeKey: string | undefined;
  collapsed?: boolean;
  /** Shows a field that filters the entries. */
  searchable?: boolean | undefined;
  /** Collapsed, there is no room for the field: expands the sidebar and focuses the field. */
  onSearch?: () => void;
  /** Called when a page was chosen; a drawer then closes. */
  onNavigate?: (() => void) | undefined;
}

/** The menu tree with its search, shared by the sidebar and the drawer. */
export function SidebarMenu({
  items,
  activeKey,
  collapsed = false,
  searchable,
  onSearch,
  onNavigate,
}: SidebarMenuProps) {
  const words = useWords('sidebar', zhSidebar);
  const [query, setQuery] = useState('');
  const searching = useRef(false);
  const [heard, hear] = useState<SyntheticEvent>();
  const menu = useMemo(() => visibleMenu(items), [items]);
  const trail = useMemo(() => trailTo(menu, activeKey), [menu, activeKey]);
  const asked = searchable && !collapsed ? query.trim() : '';
  const found = useMemo(() => searchMenu(menu, asked), [menu, asked]);
  const sections = toSections(found);

  return (
    <MenuNav
      aria-label={words.label}
      data-collapsed={collapsed || undefined}
      onMouseOver={hear}
      onMouseLeave={hear}
      onFocus={hear}
      onBlur={hear}
    >
      {!searchable || !menu.length ? null : collapsed ? (
        <button
          type="button"
          data-part="item"
          onClick={() => {
            searching.current = true;
            onSearch?.();
          }}
        >
          <Glyph of={searchIcon} />
          <HiddenText data-part="label">{words.search}</HiddenText>
        </button>
      ) : (
        <label data-part="search">
          <Glyph of={searchIcon} size="1em" />
          <input
            ref={(input) => {
              if (input && searching.current) input.focus();
              searching.current = false; // reset, so that the next mount does not take the focus
            }}
            type="search"
            aria-label={words.search}
            value={query}
            placeholder={words.search}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      )}
      {sections.map((section) => (
        <Fragment key={section.key}>
          {section.caption !== undefined && <div data-part="caption">{!collapsed && section.caption}</div>}
          <ul aria-label={section.caption}>
            {section.items.map((item) => (
              <SidebarItem
                // A search expands every parent with matches; after it, the former state returns.
                key={asked ? `${item.key}?` : item.key}
                item={item}
                trail={trail}
                depth={0}
                collapsed={collapsed}
                open={!!asked}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {!menu.length && !collapsed && <p data-part="note">{words.noRoute}</p>}
      <output>
        {asked && !sections.length && <span data-part="note">{words.nothingFound(asked)}</span>}
      </output>
      {heard && (
        <Suspense>
          <SidebarTip heard={heard} quiet setShown={() => hear(undefined)} />
        </Suspense>
      )}
    </MenuNav>
  );
}

interface MenuSection {
  key: string;
  caption?: string;
  items: MenuItem[];
}

/** First-level parents become sections with a caption; items between them share a section without one. */
function toSections(menu: readonly MenuItem[]): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const item of menu) {
    const { key, label, children } = item;
    const last = sections.at(-1);
    if (children) sections.push({ key, caption: label, items: [...children] });
    else if (last && last.caption === undefined) last.items.push(item);
    else sections.push({ key, items: [item] });
  }
  return sections;
}
