export { DropdownMenu } from './DropdownMenu.js';
export type { DropdownMenuProps } from './dropdownMenuProps.js';
export type { DropdownMenuItem } from './MenuRow.js';
