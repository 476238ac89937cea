import { type ReactElement, type ReactNode, type Ref, useState } from 'react';
import { Popover } from '../popover/index.js';
import { FlyoutList } from './SidebarFlyout.styles.js';
import type { MenuItem } from './visibleMenu.js';

interface SidebarFlyoutProps {
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  item: MenuItem;
  /** One row of the list; choosing a page closes the flyout. */
  renderRow: (child: MenuItem, close: () => void) => ReactNode;
}

/** The children of a parent beside a collapsed sidebar, loaded when first opened. */
export function SidebarFlyout({ trigger, item, renderRow }: SidebarFlyoutProps) {
  const [open, setOpen] = useState(true); // mounted by the press that opens it
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
        {item.children?.map((child) => renderRow(child, () => setOpen(false)))}
      </FlyoutList>
    </Popover>
  );
}
