export { Popover } from './Popover.js';
export type { PopoverProps } from './popoverProps.js';
