import type { zhTabBarMenu } from './TabBarMenu.zh.js';

export const enTabBarMenu: typeof zhTabBarMenu = {
  label: (title) => `Actions for “${title}”`,
  refresh: 'Refresh',
  close: 'Close',
  closeOthers: 'Close others',
  closeAll: 'Close all',
  closeLeft: 'Close left',
  closeRight: 'Close right',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  pin: 'Pin',
  unpin: 'Unpin',
  reopen: 'Reopen',
  openWindow: 'New window',
};
