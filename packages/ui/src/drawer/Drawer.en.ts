import type { zhDrawer } from './Drawer.zh.js';

export const enDrawer: typeof zhDrawer = { close: 'Close' };
