import { useId, useState } from 'react';
import { Badge } from '../badge/index.js';
import { Icon } from '../icon/index.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { ItemLink } from './Sidebar.styles.js';
import { holdsActive, type MenuItem } from './visibleMenu.js';
import { zhSidebar } from './Sidebar.zh.js';

interface SidebarItemProps {
  item: MenuItem;
  activeKey: string | undefined;
  collapsed: boolean;
  /** A collapsed sidebar has no room for children: it opens first. */
  onExpand: () => void;
}

/** One row: a link, or a parent that opens and closes its children. */
export function SidebarItem(props: SidebarItemProps) {
  return props.item.children ? <ParentItem {...props} /> : <LeafItem {...props} />;
}

function LeafItem({ item, activeKey, collapsed }: SidebarItemProps) {
  const RouterLink = useLinkComponent();
  const words = useWords('sidebar', zhSidebar);
  const active = item.key === activeKey;
  return (
    <li>
      <ItemLink
        as={item.external ? 'a' : (RouterLink as 'a')}
        href={item.href ?? '#'}
        data-part="item"
        data-active={active || undefined}
        aria-current={active ? 'page' : undefined}
        aria-label={item.external ? words.externalItem(item.label) : undefined}
        title={item.label}
        {...(item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {item.icon ? <Icon name={item.icon} /> : null}
        {collapsed && item.icon ? (
          <HiddenText>{item.label}</HiddenText>
        ) : (
          <span data-part="label">{item.label}</span>
        )}
        {item.external && !collapsed ? <Icon name="external" data-part="end" /> : null}
        {item.badge ? <Badge count={item.badge} dot={collapsed} /> : null}
      </ItemLink>
    </li>
  );
}

function ParentItem({ item, activeKey, collapsed, onExpand }: SidebarItemProps) {
  const id = useId();
  const inside = holdsActive(item, activeKey);
  // Untouched, it is open exactly when the page in hand lies inside it.
  const [touched, setTouched] = useState<boolean>();
  const open = (touched ?? inside) && !collapsed;

  const toggle = () => {
    if (collapsed) onExpand();
    setTouched(!open);
  };

  return (
    <li>
      <button
        type="button"
        data-part="item"
        data-active={(inside && !open) || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={item.label}
        onClick={toggle}
      >
        {item.icon ? <Icon name={item.icon} /> : null}
        {collapsed && item.icon ? (
          <HiddenText>{item.label}</HiddenText>
        ) : (
          <span data-part="label">{item.label}</span>
        )}
        {collapsed ? null : <Icon name={open ? 'chevron-up' : 'chevron-down'} data-part="end" />}
      </button>
      {open ? (
        <ul id={id} data-part="sub">
          {item.children?.map((child) => (
            <SidebarItem
              key={child.key}
              item={child}
              activeKey={activeKey}
              collapsed={collapsed}
              onExpand={onExpand}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
