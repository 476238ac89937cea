import { createElement, type CSSProperties, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { Badge } from '../badge/index.js';
import { latePart } from '../internal/latePart.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import type { MenuItem } from './visibleMenu.js';
import { zhSidebar } from './Sidebar.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronDownIcon, chevronUpIcon, externalIcon } from '../icon/paths.js';

const SidebarFlyout = latePart(async () => (await import('./SidebarFlyout.js')).SidebarFlyout);

interface SidebarItemProps {
  item: MenuItem;
  /** Keys down to the page in hand. */
  trail: readonly string[];
  depth: number;
  collapsed: boolean;
  /** A search shows what it found, in every branch. */
  open: boolean;
  onNavigate: (() => void) | undefined;
}

/** One row: a link, or a parent that opens and closes its children. Redrawn only when something of it changes. */
export const SidebarItem = memo(function SidebarItem(props: SidebarItemProps) {
  if (!props.item.children) return <LeafItem {...props} />;
  return props.collapsed ? <CollapsedParent {...props} /> : <ParentItem {...props} />;
});

/** Icon and label; a collapsed row speaks its label, and shows it only when there is no icon. */
function RowContent({
  item,
  collapsed,
  children,
}: {
  item: MenuItem;
  collapsed: boolean;
  children?: ReactNode;
}) {
  return (
    <>
      {item.icon}
      {collapsed && item.icon ? (
        <HiddenText>{item.label}</HiddenText>
      ) : (
        <span data-part="label">{item.label}</span>
      )}
      {children}
    </>
  );
}

function LeafItem({ item, trail, collapsed, onNavigate }: SidebarItemProps) {
  const Link = useLinkComponent();
  const words = useWords('sidebar', zhSidebar);
  const active = trail.at(-1) === item.key;
  const link = {
    href: item.href ?? '#',
    'data-part': 'item',
    'data-active': active || undefined,
    'aria-current': active ? ('page' as const) : undefined,
    title: item.label,
    onClick: onNavigate,
  };
  const content = (
    <RowContent item={item} collapsed={collapsed}>
      {item.external ? <HiddenText>{words.external}</HiddenText> : null}
      {item.external && !collapsed ? <Glyph of={externalIcon} data-part="end" size="1em" /> : null}
      {item.badge ? <Badge count={item.badge} dot={collapsed} /> : null}
    </RowContent>
  );
  return (
    <li>
      {item.external ? (
        <a {...link} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        createElement(Link, link, content)
      )}
    </li>
  );
}

function ParentItem({ item, trail, depth, open: found, onNavigate }: SidebarItemProps) {
  const id = useId();
  const inside = trail.includes(item.key);
  // Untouched, it is open exactly when the page in hand lies inside it, or a search found something in it.
  const [touched, setTouched] = useState<boolean>();
  const open = touched ?? (inside || found);
  const children = item.children ?? [];

  return (
    <li>
      <button
        type="button"
        data-part="item"
        data-active={(inside && !open) || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={item.label}
        onClick={() => setTouched(!open)}
      >
        <RowContent item={item} collapsed={false}>
          <Glyph of={open ? chevronUpIcon : chevronDownIcon} data-part="end" size="1em" />
        </RowContent>
      </button>
      {open ? (
        <ul
          id={id}
          data-part="sub"
          style={{ '--depth': Math.min(depth, 6), '--rows': children.length } as CSSProperties}
        >
          {children.map((child) => (
            <SidebarItem
              key={child.key}
              item={child}
              trail={trail}
              depth={depth + 1}
              collapsed={false}
              open={found}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** No room for children below it: they open beside it. */
function CollapsedParent({ item, trail }: SidebarItemProps) {
  // false again when the code did not come
  const [asked, setAsked] = useState<boolean>();
  const button = (
    <button
      type="button"
      data-part="item"
      data-active={trail.includes(item.key) || undefined}
      aria-haspopup="dialog"
      title={item.label}
      // It is another element while the children are on their way: who pressed it is not to lose the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={asked !== undefined}
      {...(asked ? {} : { 'aria-expanded': false, onClick: () => setAsked(true) })}
    >
      <RowContent item={item} collapsed />
    </button>
  );
  return (
    <li>
      {asked ? (
        <Suspense fallback={button}>
          <SidebarFlyout trigger={button} item={item} trail={trail} setShown={setAsked} />
        </Suspense>
      ) : (
        button
      )}
    </li>
  );
}
