export const zhTable = {
  loading: (caption: string) => `${caption}，正在加载`,
  emptyTitle: '暂无数据',
  emptyReason: '有记录后会显示在这里。',
  errorTitle: '没有加载成功',
  retry: '重试',
};
