import type { zhGlobalSearch } from './GlobalSearch.zh.js';

export const enGlobalSearch: typeof zhGlobalSearch = {
  label: 'Search the site',
  placeholder: 'Search services, articles, notices and downloads',
  submit: 'Search',
  open: 'Search',
  clear: 'Clear',
  suggestions: 'Related: ',
  recent: 'Recent: ',
  clearRecent: 'Clear history',
};
