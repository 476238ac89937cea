import type { zhTabBar } from './TabBar.zh.js';

export const enTabBar: typeof zhTabBar = {
  label: 'Open pages',
  noName: 'Unnamed page',
  pinned: ', pinned',
  dirty: ', has unsaved content',
  close: 'Close',
  list: 'All tabs',
  more: 'More actions',
  maximize: 'Maximize',
  restore: 'Restore',
  moved: (title, position, count) => `“${title}” moved to place ${position} of ${count}`,
  cannotMove: (title) => `“${title}” is at the edge of its group and cannot move further`,
};
