import type { ReactNode } from 'react';
import type { DropdownMenuItem } from '../dropdown-menu/MenuRow.js';
import { ContextArea } from './ContextMenu.styles.js';
import { ContextMenuPanel, type ContextMenuPanelProps } from './ContextMenuPanel.js';
import { useContextMenu } from './useContextMenu.js';

export interface ContextMenuProps extends Omit<ContextMenuPanelProps, 'at' | 'items' | 'onClose'> {
  /** The rows, or a function that returns them for the target element: one menu can serve a whole list. */
  items:
    | readonly DropdownMenuItem[]
    | null
    | undefined
    | ((target: HTMLElement) => readonly DropdownMenuItem[]);
  /** Keeps the browser's own menu. @default false */
  disabled?: boolean;
  /** The area of the menu. Offer the same actions by a visible button as well: nobody sees a context menu. */
  children: ReactNode;
}

/** Actions at the pointer: right click, Shift+F10, the menu key, or a touch of 2000 ms. */
export function ContextMenu({ items, disabled, children, ...rest }: ContextMenuProps) {
  const { at, close, areaProps } = useContextMenu({ disabled });
  return (
    <>
      <ContextArea data-part="area" role="presentation" {...areaProps}>
        {children}
      </ContextArea>
      {at ? (
        <ContextMenuPanel
          {...rest}
          at={at}
          items={typeof items === 'function' ? items(at.target) : items}
          onClose={close}
        />
      ) : null}
    </>
  );
}
