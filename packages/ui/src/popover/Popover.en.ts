import type { zhPopover } from './Popover.zh.js';

export const enPopover: typeof zhPopover = { close: 'Close' };
