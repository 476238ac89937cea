import type { ComponentPropsWithRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Badge } from '../badge/index.js';
import { Icon, type IconName } from '../icon/index.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { NavRoot, RoomForNav } from './BottomNav.styles.js';
import { zhBottomNav } from './BottomNav.zh.js';

/** One entry of the bottom bar. */
export interface BottomNavItem {
  /** What makes it this one: `activeKey` names it. */
  key: string;
  /** Two characters. */
  label: string;
  /** The icon above the label. */
  icon: IconName;
  /** The link target. */
  href: string;
  /** Number of pending items: shown as a dot, with the count for screen readers. */
  badge?: number;
}

export interface BottomNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Five: 首页, 证书, 办理, 消息, 我的. */
  items: readonly BottomNavItem[] | null | undefined;
  /** The key of the entry of the current page. */
  activeKey?: string;
}

/** The navigation of the app shell below 1280 px, where there is no `Sidebar`. Fixed to the bottom. */
export function BottomNav({ items: given, activeKey, ...rest }: BottomNavProps) {
  const items = itemsOf(given);
  const Link = useLinkComponent();
  const words = useWords('bottomNav', zhBottomNav);
  return (
    <>
      <RoomForNav />
      <NavRoot aria-label={words.label} {...rest} data-component="BottomNav">
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <Link href={item.href} aria-current={item.key === activeKey ? 'page' : undefined}>
                <Icon name={item.icon} />
                <span data-part="label">{item.label}</span>
                {item.badge ? <Badge count={item.badge} dot /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </NavRoot>
    </>
  );
}
