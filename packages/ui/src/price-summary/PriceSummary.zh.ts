export const zhPriceSummary = {
  title: '费用明细',
  total: '应付',
  free: '免费',
  updating: '正在重新计算',
  announce: (total: string) => `应付 ${total}`,
};
