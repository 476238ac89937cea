import { type ReactElement, type Ref, useState } from 'react';
import { Popover } from '../popover/index.js';
import { FlyoutList } from './SidebarFlyout.styles.js';
import { SidebarItem } from './SidebarItem.js';
import type { MenuItem } from './visibleMenu.js';

interface SidebarFlyoutProps {
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  item: MenuItem;
  trail: readonly string[];
}

/** The children of a parent beside a collapsed sidebar, loaded when first opened. */
export function SidebarFlyout({ trigger, item, trail }: SidebarFlyoutProps) {
  const [open, setOpen] = useState(true); // mounted by the press that asked for it
  return (
    <Popover
      trigger={trigger}
      label={item.label}
      placement="right-start"
      flush
      open={open}
      onOpenChange={setOpen}
    >
      <FlyoutList as="ul" aria-label={item.label}>
        {item.children?.map((child) => (
          <SidebarItem
            key={child.key}
            item={child}
            trail={trail}
            depth={0}
            collapsed={false}
            open={false}
            onNavigate={() => setOpen(false)}
          />
        ))}
      </FlyoutList>
    </Popover>
  );
}
