export const zhBreadcrumb = { label: '面包屑' };
