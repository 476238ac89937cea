export { Pagination, type PaginationProps } from './Pagination.js';
export { pageWindow } from './pageWindow.js';
