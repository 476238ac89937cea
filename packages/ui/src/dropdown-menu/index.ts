export { DropdownMenu, type DropdownMenuProps } from './DropdownMenu.js';
export type { DropdownMenuItem } from './MenuRow.js';
