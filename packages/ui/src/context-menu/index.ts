export type { DropdownMenuItem as ContextMenuItem } from '../dropdown-menu/MenuRow.js';
export { ContextMenu, type ContextMenuProps } from './ContextMenu.js';
export { ContextMenuPanel, type ContextMenuPanelProps } from './ContextMenuPanel.js';
export { type ContextMenuAt, useContextMenu } from './useContextMenu.js';
