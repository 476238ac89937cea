import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Avatar } from '../avatar/index.js';
import { IconButton } from '../icon-button/index.js';
import { type Brand, Logo } from '../logo/index.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { MenuList, SidebarRoot } from './Sidebar.styles.js';
import { SidebarItem } from './SidebarItem.js';
import { type MenuItem, visibleMenu } from './visibleMenu.js';
import { zhSidebar } from './Sidebar.zh.js';
import { Icon } from '../icon/index.js';

export interface SidebarUser {
  name: string;
  /** 尚未选择身份 stands there without one. */
  roleName?: string;
  avatarSrc?: string;
}

export interface SidebarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** Left out when the province hides the logo (sidebarLogo). */
  brand?: Brand;
  user?: SidebarUser;
  /** The permitted routes as a tree: first-level parents are groups with a caption. */
  items: readonly MenuItem[];
  activeKey?: string;
  /** Icons with tooltips only. The caller remembers it (spec: a cookie, default open). @default false */
  collapsed?: boolean;
  onCollapsedChange?: (collapsed: boolean) => void;
  /** Shows the switch beside the user. */
  onSwitchRole?: () => void;
}

/** The menu of the app shell from 1280 px up; below, `BottomNav` and a drawer stand in. Spec 2.9. */
export function Sidebar({
  brand,
  user,
  items,
  activeKey,
  collapsed = false,
  onCollapsedChange,
  onSwitchRole,
  ...rest
}: SidebarProps) {
  const words = useWords('sidebar', zhSidebar);
  const row = { activeKey, collapsed, onExpand: () => onCollapsedChange?.(false) };
  const sections = toSections(visibleMenu(items));
  return (
    <SidebarRoot {...rest} data-component="Sidebar" data-collapsed={collapsed || undefined}>
      <div>
        {brand ? (
          <div data-part="brand">
            <Logo brand={brand} size="sm" markOnly={collapsed} />
          </div>
        ) : null}
        {user ? (
          <div data-part="user">
            <Avatar name={user.name} src={user.avatarSrc} />
            {collapsed ? (
              <HiddenText>{user.name}</HiddenText>
            ) : (
              <>
                <span data-part="who">
                  <span data-part="name">{user.name}</span>
                  <span data-part="role">{user.roleName ?? words.noRole}</span>
                </span>
                {onSwitchRole ? (
                  <IconButton
                    icon={<Icon name="swap" />}
                    label={words.switchRole}
                    size="sm"
                    onClick={onSwitchRole}
                  />
                ) : null}
              </>
            )}
          </div>
        ) : null}
        <nav aria-label={words.label}>
          {sections.map((section) => (
            <Section key={section.key} caption={section.caption} collapsed={collapsed}>
              {section.items.map((item) => (
                <SidebarItem key={item.key} item={item} {...row} />
              ))}
            </Section>
          ))}
        </nav>
      </div>
    </SidebarRoot>
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
