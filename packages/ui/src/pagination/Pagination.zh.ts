export const zhPagination = {
  label: '分页',
  total: (count: string) => `共 ${count} 条`,
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
  pageSize: '每页条数',
  perPage: (size: number) => `${size} 条/页`,
};
