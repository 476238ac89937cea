import { createElement, type CSSProperties, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { Badge } from '../badge/index.js';
import { lazyPart } from '../internal/lazyPart.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import type { MenuItem } from './visibleMenu.js';
import { zhSidebar } from './Sidebar.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronDownIcon, chevronUpIcon, externalIcon } from '../icon/paths.js';

const SidebarFlyout = lazyPart(async () => (await import('./SidebarFlyout.js')).SidebarFlyout);

interface SidebarItemProps {
  item: MenuItem;
  /** Keys of the current page and its parents. */
  trail: readonly string[];
  depth: number;
  collapsed: boolean;
  /** A search expands every parent with matches. */
  open: boolean;
  onNavigate: (() => void) | undefined;
}

/** One row: a link, or a parent that expands and collapses its children. Memoized. */
export const SidebarItem = memo(function SidebarItem(props: SidebarItemProps) {
  const Row = !props.item.children ? LeafItem : props.collapsed ? CollapsedParent : ParentItem;
  return (
    <li>
      <Row {...props} />
    </li>
  );
});

/**
 * Icon and label; a collapsed row has its label as accessible name, and shows it only without an icon. Nested rows
 * have no icon in the design, so each level is indented instead.
 */
function rowContent({ item, collapsed, depth }: SidebarItemProps, end?: ReactNode) {
  const Label = collapsed && item.icon ? HiddenText : 'span';
  return (
    <>
      {depth > 0 ? null : item.icon}
      <Label data-part="label">{item.label}</Label>
      {end}
    </>
  );
}

function LeafItem(props: SidebarItemProps) {
  const { item, trail, collapsed, onNavigate } = props;
  const Link = useLinkComponent();
  const words = useWords('sidebar', zhSidebar);
  const { key, external, badge } = item;
  const active = trail.at(-1) === key;
  const link = {
    href: item.href ?? '#',
    'data-part': 'item',
    'data-active': active || undefined,
    'aria-current': active ? ('page' as const) : undefined,
    onClick: onNavigate,
    ...(external && { target: '_blank', rel: 'noopener noreferrer' }),
  };
  return createElement(
    external ? 'a' : Link,
    link,
    rowContent(
      props,
      <>
        {external && <HiddenText>{words.external}</HiddenText>}
        {external && !collapsed && <Glyph of={externalIcon} data-part="end" size="1em" />}
        {badge ? <Badge count={badge} dot={collapsed} /> : null}
      </>,
    ),
  );
}

function ParentItem(props: SidebarItemProps) {
  const { item, trail, depth, open: found, onNavigate } = props;
  const id = useId();
  const inside = trail.includes(item.key);
  // Until it is toggled by hand, it is expanded exactly when it contains the current page or a match.
  const [touched, setTouched] = useState<boolean>();
  const open = touched ?? (inside || found);
  const children = item.children ?? [];

  return (
    <>
      <button
        type="button"
        data-part="item"
        data-active={(inside && !open) || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setTouched(!open)}
      >
        {rowContent(props, <Glyph of={open ? chevronUpIcon : chevronDownIcon} data-part="end" size="1em" />)}
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
    </>
  );
}

/** Collapsed: the children open in a flyout beside it. */
function CollapsedParent(props: SidebarItemProps) {
  const { item, trail } = props;
  // false again when the code failed to load
  const [asked, setAsked] = useState<boolean>();
  const button = (
    <button
      type="button"
      data-part="item"
      data-active={trail.includes(item.key) || undefined}
      aria-haspopup="dialog"
      // The button is a new element while the flyout loads; this keeps the focus on it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={asked !== undefined}
      {...(!asked && { 'aria-expanded': false, onClick: () => setAsked(true) })}
    >
      {rowContent(props)}
    </button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <SidebarFlyout
        trigger={button}
        item={item}
        setShown={setAsked}
        renderRow={(child, close) => (
          <SidebarItem
            key={child.key}
            item={child}
            trail={trail}
            depth={0}
            collapsed={false}
            open={false}
            onNavigate={close}
          />
        )}
      />
    </Suspense>
  );
}
