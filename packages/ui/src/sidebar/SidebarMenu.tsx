import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { MenuList, MenuNav } from './Sidebar.styles.js';
import { SidebarItem } from './SidebarItem.js';
import { type MenuItem, searchMenu, trailTo, visibleMenu } from './visibleMenu.js';
import { zhSidebar } from './Sidebar.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { searchIcon } from '../icon/paths.js';

interface SidebarMenuProps {
  items: readonly MenuItem[] | null | undefined;
  activeKey: string | undefined;
  collapsed?: boolean;
  searchable?: boolean | undefined;
  /** While it is true the field gets the focus as it appears: once, then it is false. */
  searchingRef?: RefObject<boolean>;
  /** A page was chosen: a drawer closes then. */
  onNavigate?: (() => void) | undefined;
}

/** The tree itself with its search, the same in the sidebar and in the drawer of a phone. */
export function SidebarMenu({
  items,
  activeKey,
  collapsed = false,
  searchable,
  searchingRef,
  onNavigate,
}: SidebarMenuProps) {
  const words = useWords('sidebar', zhSidebar);
  const [query, setQuery] = useState('');
  const menu = useMemo(() => visibleMenu(items), [items]);
  const trail = useMemo(() => trailTo(menu, activeKey), [menu, activeKey]);
  const asked = searchable && !collapsed ? query.trim() : '';
  const found = useMemo(() => searchMenu(menu, asked), [menu, asked]);
  const sections = toSections(found);

  return (
    <MenuNav aria-label={words.label} data-collapsed={collapsed || undefined}>
      {searchable && !collapsed && menu.length > 0 ? (
        <label data-part="search">
          <Glyph of={searchIcon} size="1em" />
          <HiddenText>{words.search}</HiddenText>
          <input
            ref={(input) => {
              if (!input || !searchingRef?.current) return;
              searchingRef.current = false; // the next time it appears nobody may have asked for it
              input.focus();
            }}
            type="search"
            value={query}
            placeholder={words.search}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      ) : null}
      {sections.map((section) => (
        <Section key={section.key} caption={section.caption} collapsed={collapsed}>
          {section.items.map((item) => (
            <SidebarItem
              // A search opens every branch that it found something in; without one they are as they were.
              key={asked === '' ? item.key : `${item.key}?`}
              item={item}
              trail={trail}
              depth={0}
              collapsed={collapsed}
              open={asked !== ''}
              onNavigate={onNavigate}
            />
          ))}
        </Section>
      ))}
      {menu.length === 0 && !collapsed ? <p data-part="note">{words.noRoute}</p> : null}
      <output>
        {asked !== '' && sections.length === 0 ? (
          <span data-part="note">{words.nothingFound(asked)}</span>
        ) : null}
      </output>
    </MenuNav>
  );
}

interface MenuSection {
  key: string;
  caption?: string;
  items: readonly MenuItem[];
}

/** First-level parents become captioned sections; items between them share a section without one. */
function toSections(menu: readonly MenuItem[]): MenuSection[] {
  const sections: { key: string; caption?: string; items: MenuItem[] }[] = [];
  for (const item of menu) {
    const last = sections.at(-1);
    if (item.children) sections.push({ key: item.key, caption: item.label, items: [...item.children] });
    else if (last && last.caption === undefined) last.items.push(item);
    else sections.push({ key: item.key, items: [item] });
  }
  return sections;
}

interface SectionProps {
  caption: string | undefined;
  collapsed: boolean;
  children: ReactNode;
}

function Section({ caption, collapsed, children }: SectionProps) {
  const id = useId();
  if (caption === undefined) return <MenuList>{children}</MenuList>;
  return (
    <>
      <div id={id} data-part="caption">
        {collapsed ? <HiddenText>{caption}</HiddenText> : caption}
      </div>
      <MenuList aria-labelledby={id}>{children}</MenuList>
    </>
  );
}
