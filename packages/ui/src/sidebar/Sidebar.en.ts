import type { zhSidebar } from './Sidebar.zh.js';

export const enSidebar: typeof zhSidebar = {
  label: 'Side menu',
  noRole: 'No identity chosen yet',
  switchRole: 'Switch identity',
  expand: 'Expand menu',
  collapse: 'Collapse menu',
  externalItem: (label) => `${label}, opens in a new window`,
};
