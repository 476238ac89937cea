import { plural } from '../internal/plural.js';
import type { zhDataTable } from './DataTable.zh.js';

export const enDataTable: typeof zhDataTable = {
  region: (caption) => `${caption}, scrollable`,
  search: 'Search',
  searchIn: (caption) => `Search ${caption}`,
  clearSearch: 'Clear the search',
  sortBy: (column) => `Sort by ${column}`,
  filterBy: (column, chosen) => (chosen ? `Filter ${column}, ${chosen} chosen` : `Filter ${column}`),
  clearFilter: 'Clear the filter',
  columns: 'Columns',
  showAllColumns: 'Show all columns',
  selection: 'Selection',
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${plural(count, 'row')} selected`,
  clearSelection: 'Clear the selection',
  details: 'Details',
  expandRow: (name) => `Expand ${name}`,
  matches: (count) => plural(count, 'matching row'),
  noMatchTitle: 'Nothing matches',
  noMatchReason: 'Try another word or another filter.',
  clearConditions: 'Clear all conditions',
};
