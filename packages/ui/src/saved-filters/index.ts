export { SavedFilters, type SavedFiltersProps } from './SavedFilters.js';
