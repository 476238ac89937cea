import type { zhSidebar } from './Sidebar.zh.js';

export const enSidebar: typeof zhSidebar = {
  label: 'Side menu',
  noRole: 'No identity chosen yet',
  switchRole: 'Switch role',
  search: 'Search the menu',
  nothingFound: (query) => `Nothing found for “${query}”. Try other words, or clear it and use the menu.`,
  noRoute: 'This identity has no menu. Switch your identity, or ask your administrator for permission.',
  external: ', opens in a new window',
};
