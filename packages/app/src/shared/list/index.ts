export { Chosen, Filters, Foot, ListNote, NameCell, OneLine, RowActions, TabBar } from './ListCard.styles.js';
export { FilterChoice, FilterWords, FoldedFilters } from './ListFilters.js';
export { ListFoot } from './ListFoot.js';
export { ListTable } from './ListTable.js';
export { tableFailure } from './table-failure.js';
export { useDebounced } from './useDebounced.js';
