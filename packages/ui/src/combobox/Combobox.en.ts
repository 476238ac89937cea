import type { zhCombobox } from './Combobox.zh.js';

export const enCombobox: typeof zhCombobox = {
  placeholder: 'Choose',
  list: 'Options',
  all: 'All',
  clear: 'Clear',
  remove: (label) => `Remove ${label}`,
  more: (count) => `${count} more`,
  found: (count) => (count === 1 ? '1 found' : `${count} found`),
  loading: 'Searching',
  empty: 'Nothing found. Try another word.',
  failed: 'The search failed, perhaps because of the network.',
  retry: 'Try again',
};
