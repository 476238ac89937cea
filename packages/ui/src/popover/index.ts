export { Popover, type PopoverProps } from './Popover.js';
export { loadOverlays } from '../internal/overlayPart.js';
