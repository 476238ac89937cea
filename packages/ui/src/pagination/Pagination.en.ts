import type { zhPagination } from './Pagination.zh.js';

export const enPagination: typeof zhPagination = {
  label: 'Pages',
  total: (count) => `${count} in total`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  pageSize: 'Rows per page',
  perPage: (size) => `${size} per page`,
};
