import type { Placement } from '@floating-ui/react';
import { itemsOf } from '../internal/itemsOf.js';
import type { OpenReason } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import type { DropdownMenuProps } from './dropdownMenuProps.js';
import { MenuSurface } from './MenuSurface.js';
import { type MenuStart, useMenu } from './useMenu.js';

interface OpenMenuProps extends Omit<
  DropdownMenuProps,
  'trigger' | 'open' | 'defaultOpen' | 'onOpenChange' | 'placement'
> {
  /** The button of the menu: its anchor, and the target of the returned focus. */
  anchor: HTMLElement;
  triggerId: string;
  placement: Placement;
  start: MenuStart;
  setOpen: (open: boolean, reason: OpenReason) => void;
}

/** The open half of `DropdownMenu`: a lazy part with everything that needs floating-ui. */
export function OpenMenu({ anchor, triggerId, placement, start, setOpen, onSelect, ...rest }: OpenMenuProps) {
  const { context } = useAnchored(true, setOpen, placement, 8, anchor);
  const menu = useMenu({ context, open: true, start, last: itemsOf(rest.items).length - 1 });
  return (
    <MenuSurface
      data-component="DropdownMenu"
      aria-labelledby={triggerId}
      {...rest}
      menu={menu}
      onClose={(reason) => setOpen(false, reason)}
      onChoose={(item) => onSelect?.(item.key)}
    />
  );
}
