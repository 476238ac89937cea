export { GlobalSearch, type GlobalSearchProps, type SearchDetails } from './GlobalSearch.js';
export { GlobalSearchButton, type GlobalSearchButtonProps } from './GlobalSearchButton.js';
