import type { zhFilterBar } from './FilterBar.zh.js';

export const enFilterBar: typeof zhFilterBar = {
  filters: (active) => (active ? `Filters ${active}` : 'Filters'),
  clear: 'Clear',
  option: (label, option = 'all') => `${label}: ${option}`,
};
