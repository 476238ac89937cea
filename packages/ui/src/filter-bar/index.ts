export { FilterBar, type FilterBarProps } from './FilterBar.js';
export { FilterFold, type FilterFoldProps } from './FilterFold.js';
export { FilterSelect, type FilterSelectProps } from './FilterSelect.js';
