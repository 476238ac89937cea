/** The groups of the download center, in the order shown. */
export const downloadCategories = ['driver', 'manual', 'template', 'tool', 'app'] as const;
/** Group of a file in the download center. */
export type DownloadCategory = (typeof downloadCategories)[number];
/** The Chinese labels. */
export const downloadCategoryLabels: Readonly<Record<DownloadCategory, string>> = {
  driver: '驱动程序',
  manual: '操作手册',
  template: '申请表模板',
  tool: '工具软件',
  app: '手机应用',
};
