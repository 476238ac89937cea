export const zhLazyImage = {
  failed: '图片没有加载出来，可能是网络中断或文件已删除。',
  retry: '重新加载',
  empty: '没有图片',
};
